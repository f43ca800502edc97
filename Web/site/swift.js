// Sets DocC's base URL from the site's address, and adds a header with links back to the site.
const site = new URL('.', document.currentScript.src);
var baseUrl = new URL('swift/', site).pathname;
customElements.define('custom-header', class extends HTMLElement {
  connectedCallback() {
    const nav = document.createElement('div');
    nav.setAttribute('role', 'navigation');
    nav.setAttribute('aria-label', 'Site');
    nav.style.cssText = 'padding: .6rem 1rem; font: .9375rem/1.4 system-ui, sans-serif';
    const pages = [['Quantities: home and search', '.'], ['Changelog', 'CHANGELOG/']];
    for (const [name, target] of pages) {
      const link = document.createElement('a');
      link.href = new URL(target, site);
      link.textContent = name;
      link.style.cssText = 'color: inherit; margin-right: 1.25rem';
      nav.append(link);
    }
    this.replaceChildren(nav);
  }
});
