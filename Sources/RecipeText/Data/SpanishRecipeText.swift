extension RecipeTexts {
  /// The words of Spanish recipes. Source of the forms: Diccionario de la lengua española.
  static var spanish: String {
    """
    grammar: nounAhead
    partitives: de_
    plurals: z/ces a/as e/es i/is o/os u/us á/ás é/és ó/ós án/anes én/enes ín/ines ón/ones ún/unes
      s/s /es
    nouns: pescado gallina yuca ñame ají/ajíes choclo pargo camarón mora guayaba mazorca contramuslo sardina batata apio bollo elote betabel ejote espárrago trucha
      bacalao pimentón huevo yema clara cebolla cebolleta chalota ajo zanahoria tomate jitomate
      calabacín berenjena pimiento pepino champiñón seta patata papa manzana pera plátano limón
      lima naranja melocotón durazno albaricoque ciruela cereza fresa frambuesa higo dátil nuez
      avellana almendra aceituna alcaparra anchoa filete bistec/bistecs pechuga muslo chuleta
      costilla salchicha chorizo pollo conejo lomo gamba langostino mejillón almeja merluza pan
      panecillo tortilla galleta bizcocho magdalena tortita puerro nabo rábano remolacha endivia
      alcachofa aguacate mango piña kiwi melón calabaza boniato hinojo lechuga col coliflor
      guindilla chile pepinillo clavo grano semilla yogur persona ración porción hoja bola cubo
      mitad
    pieces: pastilla lámina hebra cabeza tallo copa cubito ramillete racimo atado barra vaina
      palito raíz/raíces oblea cucharón vaso taza cubo bola mitad tercio cuarto trozo gajo aro
      gota chorro chorrito pedazo porción docena decena copita
    containers: frasco bolsita caja tubo bolsa botella
    vessels: capacidad molde olla sartén/sartenes fuente bandeja cazuela cazo cacerola
    agreeing: grande/grandes pequeño/pequeños pequeña/pequeñas mediano/medianos mediana/medianas
      verde/verdes rojo/rojos roja/rojas amarillo/amarillos amarilla/amarillas blanco/blancos
      blanca/blancas morado/morados morada/moradas maduro/maduros madura/maduras fresco/frescos
      fresca/frescas entero/enteros entera/enteras seco/secos seca/secas natural/naturales
      colmado/colmados colmada/colmadas raso/rasos rasa/rasas lleno/llenos llena/llenas
      cabezón/cabezones cabezona/cabezonas criollo/criollos criolla/criollas
      buen/buenos buena/buenas generoso/generosos generosa/generosas
      sopero/soperos sopera/soperas
    descriptions: gran medio media
    ends: a al con de del en para por sin y o u muy bien picado picada picados picadas cortado
      cortada pelado pelada rallado rallada batido batidos aprox aproximadamente
    relations: a antes después durante en entre hasta para por sobre cada tras
    links: escurrido escurridos
    shapes: bolita albóndiga
    heat: cocer freír calentar caliente asar
    yields: rinde rinden persona ración porción comensales invitados
    nutrients: proteína proteínas carbohidratos hidratos fibra
    foods: grasa grasas azúcar azúcares sal
    purposes: para
    parts: hojas semillas
    others: as an or on pie red
    roots: jengibre cúrcuma
    fillings: colmada colmadas colmado colmados rasa rasas raso rasos generosa generosas generoso generosos llena llenas lleno llenos
    degrees: bien
    fractions: medio/2 media/2
    between: entre
    to: a
    and: y e
    or: o u
    about: alrededor cerca
    each: cada
    references: página paso velocidad vel tipo
    nutrition: nutriente nutricional nutricionales
    per: porción persona
    at: vez
    ratings: comentario comentarios valoraciones opiniones reseñas
    staples: harina azúcar sal mantequilla leche agua aceite pimienta nata queso levadura pizca
      cucharada cucharadas cucharadita cucharaditas taza tazas de del el la los las y con para
    """
  }
}
