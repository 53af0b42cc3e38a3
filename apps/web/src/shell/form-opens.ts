/** Attribute of a form that names the page which its answer opens: code and words of it come while somebody types. */
export const formOpens = 'data-opens';
