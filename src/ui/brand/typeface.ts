/** The family of the site's typeface, as `typeface.css` declares it. */
export const typefaceFamily = 'Archivo'
