/** Encodes a URL for a `Location` header: percent-encodes everything outside printable ASCII as UTF-8 and keeps the
 * rest, so encoding is idempotent. A lone surrogate becomes U+FFFD. Source: RFC 9110, section 5.5 (field values),
 * RFC 3986. */
export function headerAddress(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
