/** Attribute of a form with the page that its response opens: its code and copy are prefetched while typing. */
export const formOpens = 'data-opens';
