/** The closed list of error codes with their HTTP status and the English title of the problem document.
 * 401 means only "the session is missing or over". `1003` is the limit-reached state of a look-up.
 * What a person reads on a page is chosen by code in the web app, never taken from here. */
export const errorCodes = {
  'request/bad-input': { status: 400, title: 'Some of the input is not valid' },
  'request/bad-json': { status: 400, title: 'The body is not valid JSON' },
  'request/malformed': { status: 400, title: 'The request could not be read' },
  'request/cross-site': { status: 403, title: 'This call may not be made from another site' },
  'request/not-found': { status: 404, title: 'There is nothing at this address' },
  'request/method-not-allowed': { status: 405, title: 'This address does not take this method' },
  'request/not-acceptable': { status: 406, title: 'None of the accepted types can be given' },
  'request/too-large': { status: 413, title: 'The request is too large' },
  'request/unsupported-type': { status: 415, title: 'This content type is not accepted' },
  'request/too-many': { status: 429, title: 'Too many requests' },
  'request/idempotency-mismatch': {
    status: 409,
    title: 'This idempotency key was used with another request',
  },
  'request/idempotency-in-progress': {
    status: 409,
    title: 'The first request with this idempotency key is still under way',
  },
  'auth/required': { status: 401, title: 'Sign in first' },
  'auth/otp-wrong': { status: 422, title: 'The one-time password is not right' },
  'auth/otp-expired': { status: 422, title: 'The one-time password is no longer valid' },
  'auth/otp-tries-used': { status: 422, title: 'Too many wrong tries for this one-time password' },
  'auth/otp-wait': { status: 429, title: 'A one-time password was sent a moment ago' },
  'auth/sms-not-sent': { status: 502, title: 'The message could not be sent' },
  'auth/not-yours': { status: 403, title: 'This belongs to somebody else' },
  'auth/device-not-found': { status: 404, title: 'No such device' },
  'vehicle/not-a-mark': { status: 400, title: 'This is not a vehicle number' },
  'vehicle/not-in-register': {
    status: 422,
    title: 'Marks of this kind are not in the national register',
  },
  'vehicle/not-found': { status: 404, title: 'The register has no such vehicle' },
  'vehicle/hidden': { status: 403, title: 'The owner has hidden this vehicle here' },
  'vehicle/not-proven': {
    status: 422,
    title: 'The chassis and engine numbers do not match the record',
  },
  'vehicle/source-timeout': { status: 504, title: 'The register did not answer in time' },
  'vehicle/source-unavailable': { status: 503, title: 'The register is not available' },
  'vehicle/source-malformed': { status: 502, title: 'The register gave an unreadable answer' },
  '1003': { status: 429, title: 'Limit reached' },
  'garage/full': { status: 409, title: 'The garage is full' },
  'garage/not-in-garage': { status: 404, title: 'This vehicle is not in the garage' },
  'garage/unknown-feed': { status: 404, title: 'No such calendar feed' },
  'challan/unknown-discovery': { status: 404, title: 'This search is over or was never made' },
  'challan/unknown-challan': { status: 404, title: 'This search knows no such challan' },
  'challan/reveal-limit': { status: 429, title: 'No more details today' },
  'challan/not-payable': { status: 422, title: 'A challan cannot be paid here' },
  'challan/in-open-order': { status: 409, title: 'A challan is in an open order already' },
  'order/not-found': { status: 404, title: 'No such order' },
  'order/wrong-step': { status: 409, title: 'The order is not at this step' },
  'order/quote-changed': { status: 409, title: 'The amount has changed' },
  'order/payments-paused': { status: 503, title: 'Payment is paused' },
  'order/gateway-unavailable': { status: 503, title: 'The payment gateway does not answer' },
  'order/documents-missing': { status: 422, title: 'Documents are missing' },
  'order/court-otp-wrong': { status: 422, title: "The court's one-time password is not right" },
  'order/court-otp-expired': { status: 422, title: "The court's one-time password is over" },
  'order/partner-unavailable': { status: 503, title: 'The court desk does not answer' },
  'order/feedback-given': { status: 409, title: 'This order was rated already' },
  'document/unreadable': { status: 422, title: 'The document cannot be read' },
  'document/wrong-type': { status: 422, title: 'Documents of this type are not taken' },
  'document/too-many': { status: 409, title: 'There are enough documents' },
  'document/not-stored': { status: 503, title: 'The document could not be stored' },
  'operator/sign-in-refused': { status: 422, title: 'Name, password or code is not right' },
  'operator/locked': { status: 429, title: 'Too many tries to sign in' },
  'operator/password-same': { status: 422, title: 'The new password is the old one' },
  'operator/password-first': {
    status: 403,
    title: 'Change the first password before anything else',
  },
  'operator/wrong-role': { status: 403, title: 'This needs another role' },
  'operator/not-found': { status: 404, title: 'There is no such thing at the desk' },
  'operator/wrong-state': { status: 409, title: 'This cannot be done in this state' },
  'operator/amount-differs': { status: 422, title: 'The amount is not the fine of the order' },
  'operator/second-needed': { status: 403, title: 'Another operator has to decide this' },
  'places/unknown-office': { status: 404, title: 'No such office code' },
  'layout/unknown-section': { status: 404, title: 'No such section' },
  'server/failure': { status: 500, title: 'Something went wrong on our side' },
  'server/unavailable': { status: 503, title: 'The service is not available for a moment' },
} as const satisfies Record<string, { status: number; title: string }>;

/** One of the closed list of error codes. */
export type ErrorCode = keyof typeof errorCodes;

/** Is this text one of the known codes? */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCodes, text);
}
