/** An address as a `Location` header carries it: everything outside printable ASCII percent-encoded in UTF-8, the rest as it
 * is, so that an encoded address stays the same. Half of a surrogate pair becomes U+FFFD. Source: RFC 9110, section 5.5
 * (field values), RFC 3986. */
export function headerAddress(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
