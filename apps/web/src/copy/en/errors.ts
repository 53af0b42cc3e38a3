import type { ErrorCode } from '@pahiya/contracts/error-codes';

/** What went wrong and what to do, by code. `detail` may be empty where the title says it all. */
export type ErrorWords = { readonly title: string; readonly detail: string };

/** One entry for every code of the closed list, for "unknown" (an answer that is not ours) and for "network". */
export type ErrorCopy = {
  readonly byCode: Readonly<Record<ErrorCode | 'unknown' | 'network', ErrorWords>>;
  readonly tryAgainIn: (time: string) => string;
  readonly tryAgain: string;
};

const ours: ErrorWords = {
  title: 'Something went wrong on our side',
  detail: 'It has been noted. Try again in a little while.',
};
const reload: ErrorWords = {
  title: 'This could not be sent',
  detail: 'Open the page again and try once more.',
};

export const copy: ErrorCopy = {
  byCode: {
    'request/bad-input': {
      title: 'Something here is not right yet',
      detail: 'Look at the marked fields and try again.',
    },
    'request/bad-json': reload,
    'request/malformed': reload,
    'request/cross-site': reload,
    'request/not-found': { title: 'There is nothing here', detail: 'The address may be mistyped.' },
    'request/method-not-allowed': reload,
    'request/not-acceptable': reload,
    'request/too-large': { title: 'That is too much at once', detail: 'Shorten it and try again.' },
    'request/unsupported-type': reload,
    'request/too-many': {
      title: 'Too many tries in a short time',
      detail: 'Wait a little, then try again.',
    },
    'request/idempotency-mismatch': reload,
    'request/idempotency-in-progress': {
      title: 'Your first try is still under way',
      detail: 'Wait a moment; there is no need to send it again.',
    },
    'auth/required': {
      title: 'Sign in first',
      detail: 'This belongs to your account, so we need to know it is you.',
    },
    'auth/otp-wrong': {
      title: 'That code is not right',
      detail: 'Check the six digits in the newest message.',
    },
    'auth/otp-expired': {
      title: 'That code is no longer valid',
      detail: 'A code lasts five minutes. Ask for a new one.',
    },
    'auth/otp-tries-used': {
      title: 'Too many wrong tries with this code',
      detail: 'Ask for a new one.',
    },
    'auth/otp-wait': {
      title: 'A code was sent a moment ago',
      detail: 'Give the message half a minute before you ask for another.',
    },
    'auth/sms-not-sent': {
      title: 'The message could not be sent',
      detail: 'The message service did not take it. Try again in a minute.',
    },
    'auth/not-yours': {
      title: 'This belongs to somebody else',
      detail: 'You are signed in with another account.',
    },
    'auth/device-not-found': {
      title: 'That device is no longer on the list',
      detail: 'It may have been signed out already.',
    },
    'vehicle/not-a-mark': {
      title: 'This is not a vehicle number',
      detail: 'It should look like DL 8C AF 5030, MH 12 DE 1433 or 22 BH 6517 A.',
    },
    'vehicle/not-in-register': {
      title: 'Numbers of this kind are not in the register',
      detail:
        'Temporary, trade, military and diplomatic numbers are kept elsewhere and cannot be looked up.',
    },
    'vehicle/not-found': {
      title: 'The register has no vehicle with this number',
      detail: 'Check it against the plate or the RC. New vehicles can take a few days to appear.',
    },
    'vehicle/hidden': {
      title: 'The owner has hidden this vehicle here',
      detail: 'If it is yours, sign in with the account that hid it.',
    },
    'vehicle/not-proven': {
      title: 'These numbers do not match the record',
      detail: 'Write the whole chassis and engine numbers as they are printed on the RC.',
    },
    'vehicle/source-timeout': {
      title: 'The register did not answer in time',
      detail: 'It is slow just now. This is not about your vehicle.',
    },
    'vehicle/source-unavailable': {
      title: 'The register is not available just now',
      detail: 'This is not about your vehicle.',
    },
    'vehicle/source-malformed': {
      title: 'The register gave an answer we cannot read',
      detail: 'It has been noted. This is not about your vehicle.',
    },
    '1003': {
      title: 'You have reached today’s limit',
      detail: 'Look-ups start afresh after midnight. Signing in gives you more.',
    },
    'challan/unknown-discovery': {
      title: 'This search is over',
      detail: 'Search again with the vehicle number.',
    },
    'challan/unknown-challan': {
      title: 'This challan is not in the search',
      detail: 'Search again with the vehicle number.',
    },
    'challan/reveal-limit': {
      title: 'No more details today',
      detail: 'Details of other vehicles are limited each day. The list itself stays.',
    },
    'challan/not-payable': {
      title: 'One of these cannot be paid here',
      detail: 'Its card says why and what to do instead.',
    },
    'challan/in-open-order': {
      title: 'One of these is being paid already',
      detail:
        'A challan can be in one order at a time. If that order is not paid, it is free again within half an hour.',
    },
    'order/not-found': {
      title: 'There is no such order',
      detail: 'See your orders for those of this account.',
    },
    'order/wrong-step': {
      title: 'This cannot be done at this step',
      detail: 'The order has moved on. Its page shows where it stands.',
    },
    'order/quote-changed': {
      title: 'The amount has changed',
      detail: 'See the new amount and confirm it. Nothing was taken.',
    },
    'order/too-many-unpaid': {
      title: 'You have too many unpaid orders',
      detail: 'Finish paying one of them. Unpaid orders close on their own within half an hour.',
    },
    'order/payment-may-arrive': {
      title: 'Your last payment may still go through',
      detail:
        'The bank has not confirmed that it failed. We are checking; please wait a few minutes so that you do not pay twice.',
    },
    'order/payments-paused': {
      title: 'Payment is paused',
      detail: 'Nothing was taken. The page on our sources shows when it works again.',
    },
    'order/gateway-unavailable': {
      title: 'The payment service does not answer',
      detail: 'Nothing was taken. Try again in a few minutes.',
    },
    'order/documents-missing': {
      title: 'Documents are missing',
      detail: 'Add those that are named, then hand them in.',
    },
    'order/court-otp-wrong': {
      title: 'This password is not right',
      detail: 'Type the one that the court sent to your mobile.',
    },
    'order/court-otp-expired': {
      title: 'This password is over',
      detail: 'Ask the court for a new one.',
    },
    'order/partner-unavailable': {
      title: 'The court desk does not answer',
      detail: 'Nothing is lost. Try again in a few minutes.',
    },
    'order/feedback-given': {
      title: 'You have rated this order',
      detail: 'Thank you. It can be rated once.',
    },
    'document/unreadable': {
      title: 'This document cannot be read',
      detail: 'Take a new photograph, or save the PDF again without a password.',
    },
    'document/wrong-type': {
      title: 'This type of file is not taken',
      detail: 'Use a photograph (JPEG, PNG, WebP) or a PDF.',
    },
    'document/too-many': {
      title: 'There are enough documents',
      detail: 'Hand in what is there. The desk asks if it needs more.',
    },
    'document/not-stored': {
      title: 'The document could not be stored',
      detail: 'Nothing is lost but this file. Try again in a moment.',
    },
    'garage/full': {
      title: 'Your garage is full',
      detail: 'Take a vehicle out to make room for another.',
    },
    'garage/not-in-garage': {
      title: 'This vehicle is not in your garage',
      detail: 'It may have been taken out already.',
    },
    'garage/unknown-feed': {
      title: 'This calendar address no longer works',
      detail: 'Get a new one from your garage.',
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
      detail: 'A code is two letters and one or two digits, like DL 8 or MH 12.',
    },
    'layout/unknown-section': { title: 'There is nothing here', detail: '' },
    'layout/unknown-page': { title: 'There is nothing here', detail: '' },
    'layout/unknown-document': { title: 'There is no such document', detail: '' },
    'layout/unknown-revision': { title: 'There is no such revision', detail: '' },
    'layout/changed-meanwhile': {
      title: 'Somebody saved a newer revision meanwhile',
      detail: 'Open the document again and put your changes in there.',
    },
    'layout/invalid': {
      title: 'The document is not right yet',
      detail: 'Look at the named fields and try again.',
    },
    'redirection/unknown-partner': {
      title: 'This link leads nowhere',
      detail: 'We do not know this partner.',
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
      title: 'No such service',
      detail: 'Choose a service from the list.',
    },
    'rto/unknown-call-back': {
      title: 'This request is not known',
      detail: 'It is over, or the page was changed. Nothing was done.',
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
      title: 'We are not available for a moment',
      detail: 'Try again in a minute.',
    },
    unknown: ours,
    network: {
      title: 'No answer came',
      detail: 'Check your internet connection and try again.',
    },
  },
  tryAgainIn: (time) => `Try again in ${time}`,
  tryAgain: 'Try again',
};
