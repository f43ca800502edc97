/** The exports of each module, in addition to those of the ones before. Web/build links them. */
export const modules = {
  core: [
    'qty_compare', 'qty_convert_amount', 'qty_format', 'qty_format_amount', 'qty_load_language', 'qty_option_values',
    'qty_read', 'qty_read_options', 'qty_read_unit', 'qty_units', 'qty_value', 'qty_version',
  ],
  recipes: ['qty_find', 'qty_rules', 'qty_scale'],
  answers: ['qty_answer', 'qty_explain', 'qty_notes'],
};
