/** How a policy or claim number is printed: letters, digits, and what separates them. Insurers share no form; this keeps
 * out a sentence, a mobile with a plus sign or an address. */
export const paperNumberPattern = /^[A-Za-z0-9](?:[A-Za-z0-9 ./_-]{0,58}[A-Za-z0-9])?$/;
