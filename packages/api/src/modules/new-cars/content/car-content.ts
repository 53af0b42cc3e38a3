/** Tag of pages that show the catalogue. */
export const carContent = 'new-cars';
