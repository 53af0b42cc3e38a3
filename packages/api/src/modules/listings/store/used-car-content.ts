/** Tag of pages that show used cars. */
export const usedCarContent = 'used-cars';
