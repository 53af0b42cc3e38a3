/** Languages the product speaks. */
export type Language = 'en' | 'hi';
