import type { ErrorCode } from '@pahiya/contracts/error-codes';

/** What went wrong and what to do, by code. `detail` may be empty where the title says it all. */
export type ErrorWords = { readonly title: string; readonly detail: string };

/** One entry for every code of the closed list, for "unknown" (a response that is not ours) and for "network". */
export type ErrorCopy = {
  readonly byCode: Readonly<Record<ErrorCode | 'unknown' | 'network', ErrorWords>>;
  readonly tryAgainIn: (time: string) => string;
  readonly tryAgain: string;
};

const ours: ErrorWords = {
  title: 'Something went wrong on our side',
  detail: 'We have logged the problem. Please try again later.',
};
const reload: ErrorWords = {
  title: 'This could not be submitted',
  detail: 'Reload the page and try again.',
};

export const copy: ErrorCopy = {
  byCode: {
    'request/bad-input': {
      title: 'Please fix the following',
      detail: 'Check the highlighted fields and try again.',
    },
    'request/bad-json': reload,
    'request/malformed': reload,
    'request/cross-site': reload,
    'request/not-found': {
      title: 'Page not found',
      detail: 'Check the address for typing errors.',
    },
    'request/method-not-allowed': reload,
    'request/not-acceptable': reload,
    'request/too-large': {
      title: 'This is too large to send',
      detail: 'Shorten it or use a smaller file.',
    },
    'request/unsupported-type': reload,
    'request/too-many': {
      title: 'Too many attempts',
      detail: 'Please wait a while and try again.',
    },
    'request/idempotency-mismatch': reload,
    'request/idempotency-in-progress': {
      title: 'Your request is being processed',
      detail: 'Please wait. There is no need to submit it again.',
    },
    'auth/required': { title: 'Please sign in', detail: 'You need to be signed in to view this.' },
    'auth/otp-wrong': {
      title: 'Incorrect OTP',
      detail: 'Enter the six digits from the latest message.',
    },
    'auth/otp-expired': {
      title: 'This OTP has expired',
      detail: 'An OTP is valid for 5 minutes. Request a new one.',
    },
    'auth/otp-tries-used': { title: 'Too many incorrect attempts', detail: 'Request a new OTP.' },
    'auth/otp-wait': {
      title: 'An OTP was sent just now',
      detail: 'Wait 30 seconds before requesting another.',
    },
    'auth/sms-not-sent': {
      title: 'The OTP could not be sent',
      detail: 'There is a problem with the SMS service. Try again in a minute.',
    },
    'auth/not-yours': {
      title: 'You do not have access to this',
      detail: 'It belongs to another account. Sign in with that account.',
    },
    'auth/device-not-found': {
      title: 'Device not found',
      detail: 'It may already have been signed out.',
    },
    'vehicle/not-a-mark': {
      title: 'This is not a valid vehicle number',
      detail: 'Enter it like DL 8C AF 5030, MH 12 DE 1433 or 22 BH 6517 A.',
    },
    'vehicle/not-in-register': {
      title: 'VAHAN does not have numbers of this type',
      detail: 'Temporary, trade, military and diplomatic numbers cannot be looked up.',
    },
    'vehicle/not-found': {
      title: 'No vehicle found with this number',
      detail:
        'Check it against the number plate or the RC. New vehicles can take a few days to appear.',
    },
    'vehicle/hidden': {
      title: 'The owner has hidden this vehicle',
      detail: 'If it is yours, sign in with the account you used to hide it.',
    },
    'vehicle/not-proven': {
      title: 'These numbers do not match the record',
      detail: 'Enter the full chassis and engine numbers as printed on the RC.',
    },
    'vehicle/source-timeout': {
      title: 'VAHAN is taking too long to respond',
      detail: 'It is slow at the moment. There is no problem with your vehicle.',
    },
    'vehicle/source-unavailable': {
      title: 'VAHAN is unavailable at the moment',
      detail: 'There is no problem with your vehicle.',
    },
    'vehicle/source-malformed': {
      title: 'VAHAN sent a response we could not read',
      detail: 'We have logged the problem. There is nothing wrong with your vehicle.',
    },
    '1003': {
      title: 'You have reached today’s limit',
      detail: 'It resets at midnight. Sign in for more look-ups.',
    },
    'challan/unknown-discovery': {
      title: 'This search has expired',
      detail: 'Search again by vehicle number.',
    },
    'challan/unknown-challan': {
      title: 'This challan is not in the search results',
      detail: 'Search again by vehicle number.',
    },
    'challan/reveal-limit': {
      title: 'Daily limit for challan details reached',
      detail: 'You can still see the list of challans.',
    },
    'challan/not-payable': {
      title: 'One of these challans cannot be paid here',
      detail: 'See the challan for the reason and what to do instead.',
    },
    'challan/in-open-order': {
      title: 'One of these challans is already in an unpaid order',
      detail: 'If it is yours, finish paying it. Otherwise try again in 15 minutes.',
    },
    'order/not-found': {
      title: 'Order not found',
      detail: 'See your orders for those in this account.',
    },
    'order/wrong-step': {
      title: 'This is not possible now',
      detail: 'The order has been updated. See its page for the current status.',
    },
    'order/quote-changed': {
      title: 'The amount has changed',
      detail: 'Check the new amount and confirm. You have not been charged.',
    },
    'order/too-many-unpaid': {
      title: 'You have too many unpaid orders',
      detail: 'Finish paying one of them. Unpaid orders close automatically within 30 minutes.',
    },
    'order/payment-may-arrive': {
      title: 'Your last payment may still go through',
      detail:
        'The bank has not confirmed its status yet. Please wait a few minutes to avoid paying twice.',
    },
    'order/payments-paused': {
      title: 'Payments are paused',
      detail: 'You have not been charged. See Service status for updates.',
    },
    'order/gateway-unavailable': {
      title: 'The payment gateway is unavailable',
      detail: 'You have not been charged. Try again in a few minutes.',
    },
    'order/documents-missing': {
      title: 'Documents missing',
      detail: 'Add the documents listed, then submit.',
    },
    'order/court-otp-wrong': {
      title: 'Incorrect OTP',
      detail: 'Enter the OTP that the court sent to your mobile.',
    },
    'order/court-otp-expired': {
      title: 'This OTP has expired',
      detail: 'Request a new OTP from the court.',
    },
    'order/partner-unavailable': {
      title: 'The settlement partner is unavailable',
      detail: 'Your order is safe. Try again in a few minutes.',
    },
    'order/feedback-given': {
      title: 'You have already rated this order',
      detail: 'Thank you for your feedback.',
    },
    'document/unreadable': {
      title: 'This document cannot be opened',
      detail: 'Take a new photo, or save the PDF without a password.',
    },
    'document/wrong-type': {
      title: 'File type not supported',
      detail: 'Upload a photo (JPEG, PNG, WebP) or a PDF.',
    },
    'document/not-stored': {
      title: 'The document could not be saved',
      detail: 'Everything else is saved. Upload this file again in a moment.',
    },
    'garage/full': { title: 'Your garage is full', detail: 'Remove a vehicle to add another.' },
    'garage/not-in-garage': {
      title: 'This vehicle is not in your garage',
      detail: 'It may already have been removed.',
    },
    'garage/unknown-feed': {
      title: 'This calendar link no longer works',
      detail: 'Get a new link from your garage.',
    },
    'operator/sign-in-refused': {
      title: 'Wrong username, password or code',
      detail: 'Each code works once. Wait for the next one.',
    },
    'operator/locked': {
      title: 'Too many attempts',
      detail: 'Sign-in is locked for a few minutes.',
    },
    'operator/password-same': {
      title: 'Same as the current password',
      detail: 'Choose a different one.',
    },
    'operator/password-first': {
      title: 'Change your initial password',
      detail: 'You can use the desk after that.',
    },
    'operator/wrong-role': { title: 'Your account does not have this role', detail: '' },
    'operator/not-found': { title: 'Not found', detail: 'It may have been removed.' },
    'operator/wrong-state': {
      title: 'Not possible in the current state',
      detail: 'Something has changed. Check the page and try again.',
    },
    'operator/amount-differs': {
      title: 'The amount differs from the fine in the order',
      detail: 'If the authority charged another amount, give up with "amount changed".',
    },
    'operator/receipt-is-challan': {
      title: "This is the challan's own number",
      detail: "Enter the number on the authority's receipt.",
    },
    'operator/already-booked': {
      title: 'This bank reference is already recorded',
      detail: 'Check the bank transactions.',
    },
    'operator/second-needed': {
      title: 'A second operator must decide this',
      detail: 'You made the request yourself.',
    },
    'places/unknown-office': {
      title: 'No RTO has this code',
      detail: 'Enter two letters and one or two digits, like DL 8 or MH 12.',
    },
    'layout/unknown-section': { title: 'Section not found', detail: '' },
    'layout/unknown-page': { title: 'Page not found', detail: '' },
    'layout/unknown-document': { title: 'Document not found', detail: '' },
    'layout/unknown-revision': { title: 'Version not found', detail: '' },
    'layout/changed-meanwhile': {
      title: 'A newer version has been saved',
      detail: 'Reopen the document and make your changes there.',
    },
    'layout/invalid': {
      title: 'The document has errors',
      detail: 'Fix the fields listed and try again.',
    },
    'redirection/unknown-partner': {
      title: 'This link does not work',
      detail: 'The partner is unknown to us.',
    },
    'blog/unknown-article': {
      title: 'Article not found',
      detail: 'It may have been unpublished. Search for other articles.',
    },
    'blog/unknown-category': { title: 'Topic not found', detail: 'Select a topic from the list.' },
    'blog/unknown-poll': { title: 'This poll is no longer available', detail: '' },
    'blog/poll-closed': { title: 'This poll is closed', detail: 'Votes are no longer accepted.' },
    'blog/slug-taken': {
      title: 'This address is already in use',
      detail: 'Choose another address.',
    },
    'blog/translation-missing': {
      title: 'The article is missing in one language',
      detail: 'Write it in English and in Hindi, then publish it.',
    },
    'blog/link-over': {
      title: 'This link is no longer valid',
      detail: 'Subscribe again to get a new link.',
    },
    'rto/unknown-service': {
      title: 'Service not found',
      detail: 'Choose a service from the list.',
    },
    'rto/unknown-call-back': {
      title: 'Request not found',
      detail: 'It may already be closed. Nothing was changed.',
    },
    'blog/mail-not-sent': {
      title: 'The e-mail could not be sent',
      detail: 'Check the address, or try again in a few minutes.',
    },
    'form/unknown': {
      title: 'Form not found',
      detail: 'It may have been removed. Please contact us instead.',
    },
    'form/changed': {
      title: 'The form has changed since you opened it',
      detail: 'Please check your answers and send it again. Nothing you typed is lost.',
    },
    'form/closed': {
      title: 'This form is closed',
      detail: 'Nothing was saved. Please contact us instead.',
    },
    'server/failure': ours,
    'server/unavailable': {
      title: 'The service is temporarily unavailable',
      detail: 'Try again in a minute.',
    },
    unknown: ours,
    network: {
      title: 'Could not connect',
      detail: 'Check your internet connection and try again.',
    },
  },
  tryAgainIn: (time) => `Try again in ${time}`,
  tryAgain: 'Try again',
};
