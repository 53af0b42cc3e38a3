import type { ErrorCode } from '@pahiya/contracts/error-codes';
import { type BasicCode, copy as basic, type ErrorWords } from './basic-errors.ts';

/** One entry for every code of the closed list, for "unknown" (a response that is not ours) and for "network". */
export type ErrorCopy = {
  readonly byCode: Readonly<Record<ErrorCode | BasicCode, ErrorWords>>;
  readonly tryAgainIn: (time: string) => string;
  readonly tryAgain: string;
};

export const copy: ErrorCopy = {
  byCode: {
    ...basic.byCode,
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
    'loan/clock-not-found': {
      title: 'This closed loan is not in your account',
      detail: 'It may have been removed. Open the list of your closed loans.',
    },
    'loan/too-many-clocks': {
      title: 'You are watching as many vehicles as an account can',
      detail: 'Remove one that you no longer need, then try again.',
    },
    'loan/no-such-letter': {
      title: 'This letter is not due yet',
      detail: 'Open the loan again: it shows the letter that fits today.',
    },
    'loan/application-not-found': {
      title: 'This application is not in your account',
      detail: 'Open the list of your loan applications.',
    },
    'loan/wrong-step': {
      title: 'This step is not possible now',
      detail: 'The application’s status has changed. Reload the page to see it.',
    },
    'loan/consent-changed': {
      title: 'The consent text has changed',
      detail: 'Nothing was sent. Read it again before you agree.',
    },
    'loan/otp-no-more': {
      title: 'No more OTPs for this request',
      detail: 'Three resends are the limit. Start a new request, or try tomorrow.',
    },
    'loan/offer-over': {
      title: 'This offer has expired',
      detail: 'Choose another offer, or start a new request.',
    },
    'loan/lenders-unavailable': {
      title: 'The lenders cannot be reached right now',
      detail: 'Nothing was sent. Try again in a few minutes.',
    },
    'insurance/no-quotes': {
      title: 'No quotes from insurers here',
      detail: 'The price by the tariff is still shown. Ask an insurer of your choice for a quote.',
    },
    'insurance/not-sold-here': {
      title: 'This policy cannot be bought here',
      detail: 'The insurer sells it itself, or inspects the vehicle first. Nothing was charged.',
    },
    'insurance/refused': {
      title: 'The insurer did not accept the proposal',
      detail: 'Nothing was charged. Choose another quote, or call the insurer.',
    },
    'insurance/insurer-unavailable': {
      title: 'The insurer cannot be reached right now',
      detail: 'Try again in a few minutes.',
    },
    'insurance/cannot-cancel': {
      title: 'This policy cannot be cancelled here',
      detail: 'Nothing was cancelled. Call the insurer on the number on the order page.',
    },
    'insurance/no-inspection': {
      title: 'There is no inspection for this quote',
      detail: 'The quote has expired, or this insurer needs no inspection.',
    },
    'insurance/inspection-closed': {
      title: 'This inspection has moved on',
      detail: 'It was submitted or decided meanwhile, or its time is over. Reload the page.',
    },
    'insurance/refund-changed': {
      title: 'The refund has changed',
      detail: 'Nothing was cancelled. Check the new refund and confirm again.',
    },
    'insurance/quote-over': {
      title: 'This quote has expired',
      detail: 'Prices change. Enter the vehicle number again for new quotes.',
    },
    'new-car/not-found': {
      title: 'This car is not in our catalogue',
      detail: 'Check the address, or choose the make from the list.',
    },
    'sell-car/unknown-car': {
      title: 'This car is not in our list',
      detail: 'Choose make and model from the list.',
    },
    'sell-car/not-a-car': {
      title: 'This is not a private car',
      detail: 'As per its RC, it is another type of vehicle. We value private cars only.',
    },
    'new-car/unknown-city': {
      title: 'This city is not in our list',
      detail: 'Choose another city.',
    },
    'new-car/out-of-range': {
      title: 'This value is not possible',
      detail: 'Check the unit, the range and the month, and whether such a car has it.',
    },
    'new-car/unknown-photo': {
      title: 'No such image',
      detail: 'Upload it first, then copy its address.',
    },
    'new-car/owner-not-proved': {
      title: 'Ownership is not verified',
      detail: 'Enter both numbers from the RC of a car of this model, or leave the vehicle out.',
    },
    'new-car/review-not-found': {
      title: 'Review not found',
      detail: 'It may have been deleted already.',
    },
    'insurance/claim-not-found': {
      title: 'No such claim',
      detail: 'It may have been deleted on another device.',
    },
    'insurance/bonus-not-open': {
      title: 'This bonus cannot be corrected here',
      detail: 'A correction was already asked for, or the policy is no longer in force.',
    },
    'insurance/letter-not-due': {
      title: 'This letter is not due yet',
      detail:
        'It appears here once the deadline before it has passed. See the dates of your claim.',
    },
    'grievance/not-found': {
      title: 'No such complaint',
      detail: 'Check the link, or write to the grievance officer with your complaint number.',
    },
    'report/unknown-subject': {
      title: 'This is no longer shown',
      detail: 'It may have been removed already.',
    },
    'report/unknown-reason': {
      title: 'This reason does not apply here',
      detail: 'Choose another reason.',
    },
    'used-car/already-offered': {
      title: 'This car is already listed here',
      detail: 'A car can be in one listing at a time. If it is yours, open your listings.',
    },
    'used-car/wrong-state': {
      title: 'This is not possible any more',
      detail: 'The listing has changed meanwhile. Reload the page.',
    },
    'used-car/too-many-photos': {
      title: 'The listing is full',
      detail: 'Remove a photo to add another.',
    },
    'used-car/held': {
      title: 'Another buyer has reserved this car',
      detail: 'Join the queue: if the car becomes free, we inform the first person in it.',
    },
    'used-car/own-listing': {
      title: 'This is your own car',
      detail: 'You cannot reserve your own car.',
    },
    'used-car/not-found': {
      title: 'This car is not for sale here any more',
      detail: 'Look at similar cars in its city, or check the address.',
    },
    'used-car/unknown-city': {
      title: 'Used cars are not offered in this city',
      detail: 'Choose another city.',
    },
    'order/not-found': {
      title: 'Order not found',
      detail: 'Open your orders to see those in this account.',
    },
    'order/wrong-step': {
      title: 'This is not possible now',
      detail: 'The order has been updated. See its page for the current status.',
    },
    'order/quote-not-found': {
      title: 'This price is no longer available',
      detail: 'Go back and ask for the price again. You have not been charged.',
    },
    'order/quote-expired': {
      title: 'The price has expired',
      detail: 'Go back for the current price. You have not been charged.',
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
    'fastag/issue-not-found': {
      title: 'Tag request not found',
      detail: 'It may have expired. Start again from the vehicle number.',
    },
    'fastag/wrong-step': {
      title: 'This step is not possible now',
      detail: 'Reload the page to see the current step.',
    },
    'fastag/session-over': {
      title: 'Your session with the bank has expired',
      detail: 'Nothing was charged. Start again; it takes a few minutes.',
    },
    'fastag/issuer-unavailable': {
      title: 'The issuer bank is not responding',
      detail: 'Nothing was charged. Try again in a few minutes, or request a callback.',
    },
    'fastag/class-needed': {
      title: 'Choose the type of your vehicle',
      detail: 'The RC record does not show it clearly enough for the tag.',
    },
    'fastag/class-mismatch': {
      title: 'This type does not match the RC record',
      detail: 'Choose one of the types listed for this vehicle.',
    },
    'fastag/no-tag-needed': {
      title: 'This vehicle does not need a FASTag',
      detail: 'Two-wheelers and three-wheelers do not need one.',
    },
    'fastag/not-sold': {
      title: 'Not available for this type of vehicle',
      detail: 'The bank has no tag for it here. Request a callback and we will help.',
    },
    'fastag/tag-active': {
      title: 'This vehicle already has an active FASTag',
      detail: 'One vehicle can have one tag. Confirm that the present tag may stop working.',
    },
    'fastag/other-tag-active': {
      title: 'Close the present FASTag first',
      detail:
        'The bank cannot issue a new one while another tag is active. Ask the bank of that tag to close it.',
    },
    'fastag/otp-wrong': {
      title: 'Incorrect OTP',
      detail: 'Enter the OTP that the bank sent to your mobile.',
    },
    'fastag/otp-too-soon': {
      title: 'The bank sent an OTP just now',
      detail: 'Wait a moment before requesting another.',
    },
    'fastag/person-refused': {
      title: 'The bank did not accept these details',
      detail: 'Enter name, date of birth and number exactly as on the ID proof.',
    },
    'fastag/vehicle-mismatch': {
      title: 'The engine or chassis number does not match',
      detail: 'Enter the last five characters as printed on the RC.',
    },
    'fastag/no-tag': {
      title: 'No FASTag found for this vehicle',
      detail: 'Check the number, or choose the bank that issued the tag.',
    },
    'fastag/unknown-bank': {
      title: 'This bank is not on the list',
      detail: 'Choose a bank from the list.',
    },
    'fastag/not-rechargeable': {
      title: 'This FASTag cannot be recharged here',
      detail: 'The bank does not accept a recharge for it. You were not charged.',
    },
    'fastag/amount-limits': {
      title: 'The amount is outside the limits',
      detail: 'Enter an amount within the limits shown beside the field.',
    },
    'fastag/not-confirmed': {
      title: 'Confirm the vehicle first',
      detail: 'This vehicle is not in your garage. Check the details and tick the box.',
    },
    'fastag/source-unavailable': {
      title: 'The FASTag service is unavailable',
      detail: 'Try again in a few minutes. You were not charged.',
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
    'saved-search/full': {
      title: 'You have saved 20 searches',
      detail: 'Delete one to save another.',
    },
    'saved-search/no-email': {
      title: 'Your account has no email address',
      detail: 'Add one to your account, or choose SMS.',
    },
    'reminder/not-found': {
      title: 'This reminder is gone',
      detail:
        'The vehicle was removed from the garage, or its link is incomplete. Sign in to see your reminders.',
    },
    'saved-search/not-found': {
      title: 'There is no such saved search',
      detail: 'It may already have been deleted.',
    },
    'garage/full': { title: 'Your garage is full', detail: 'Remove a vehicle to add another.' },
    'garage/not-in-garage': {
      title: 'This vehicle is not in your garage',
      detail: 'It may already have been removed.',
    },
    'garage/odometer-conflict': {
      title: 'This reading does not agree with your log',
      detail: 'Check the kilometres, or say why they are right.',
    },
    'garage/entry-not-found': {
      title: 'This line is no longer in the log',
      detail: 'It may have been removed in another window.',
    },
    'garage/line-changed': {
      title: 'This line was changed elsewhere since you opened it',
      detail: 'What you typed is still here. Compare both, then save again.',
    },
    'garage/record-withdrawn': {
      title: 'This record was withdrawn',
      detail: 'Its seller no longer shares it. Please ask them for a new one.',
    },
    'garage/photos-full': {
      title: 'This line has six photos already',
      detail: 'Erase one to add another.',
    },
    'garage/log-full': {
      title: 'This log is full',
      detail: 'Export it, and remove lines you no longer need.',
    },
    'garage/document-not-found': {
      title: 'This document is no longer in your account',
      detail: 'It may have been erased in another window.',
    },
    'garage/role-not-allowed': {
      title: 'Only the owner can do this',
      detail: 'The vehicle is shared with you. Ask its owner to change your role.',
    },
    'garage/wallet-full': {
      title: 'There is no room for another document',
      detail: 'Delete a document to add another.',
    },
    'garage/feed-replaced': {
      title: 'This calendar link was replaced',
      detail: 'Use the new link from your garage.',
    },
    'garage/unknown-feed': {
      title: 'This calendar link no longer works',
      detail: 'Get a new link from your garage.',
    },
    'link/over': {
      title: 'This link no longer works',
      detail: 'It was withdrawn, or its time is over. Ask for a new one.',
    },
    'contact/not-found': {
      title: 'Not found',
      detail: 'It may have been removed.',
    },
    'contact/day-invalid': {
      title: 'Check the day of the call',
      detail: 'It cannot be in the future.',
    },
    'lead/unknown-city': {
      title: 'Choose a city',
      detail: 'Pick one from the list.',
    },
    'lead/partner-paused': {
      title: 'This partner takes no enquiries now',
      detail: 'Nothing was sent. Try another dealer.',
    },
    'partner/cursor-invalid': {
      title: 'This page of the list does not exist',
      detail: 'Start from the first page.',
    },
    'partner/changed-meanwhile': {
      title: 'Someone changed this lead',
      detail: 'See what changed, then try again.',
    },
    'partner/next-step-needed': {
      title: 'Set the next step',
      detail: 'Choose what and when, in the future.',
    },
    'partner/reason-needed': {
      title: 'Choose a reason',
      detail: 'It stays in the history of the lead.',
    },
    'partner/no-consent': {
      title: 'The person has not agreed to this',
      detail: 'Or they have withdrawn it. You cannot contact them.',
    },
    'partner/outside-slot': {
      title: 'Outside the hours they chose',
      detail: 'Call within the hours shown on the lead.',
    },
    'partner/call-failed': {
      title: 'The call could not be connected',
      detail: 'Try again in a minute.',
    },
    'partner/dispute-over': {
      title: 'This lead can no longer be disputed',
      detail: 'A lead can be disputed within 72 hours, before its number is viewed, once.',
    },
    'partner/sign-in-refused': {
      title: 'Wrong email, password or code',
      detail: 'Each code works once. Wait for the next one.',
    },
    'partner/locked': {
      title: 'Too many attempts',
      detail: 'Sign-in is locked for a few minutes.',
    },
    'partner/code-wrong': {
      title: 'Wrong code',
      detail: 'Enter the code that your authenticator app shows now. Each code works once.',
    },
    'partner/password-same': {
      title: 'Same as the current password',
      detail: 'Choose a different one.',
    },
    'partner/wrong-role': {
      title: 'Your role does not allow this',
      detail: 'An owner of your firm can change your role.',
    },
    'partner/not-found': {
      title: 'Not found',
      detail: 'It may have been removed, or it belongs to someone else.',
    },
    'partner/wrong-state': {
      title: 'Not possible in the current state',
      detail: 'Something has changed. Check the page and try again.',
    },
    'partner/branch-in-use': {
      title: 'This branch is in use',
      detail: 'Members or invitations belong to it. Give them another branch first.',
    },
    'partner/paused': {
      title: 'Your firm is paused',
      detail: 'You get no new leads and cannot contact people until our team resumes it.',
    },
    'partner/last-owner': {
      title: 'A firm needs at least one owner',
      detail: 'Make someone else an owner first.',
    },
    'partner/email-taken': {
      title: 'This email is already in use',
      detail: 'It belongs to a member of a partner firm.',
    },
    'partner/mail-not-sent': {
      title: 'The email could not be sent',
      detail: 'Nothing was saved. Try again in a few minutes.',
    },
    'partner/webhook-address': {
      title: 'This address cannot receive events',
      detail: 'Enter a public https:// address without user name or password.',
    },
    'partner/link-over': {
      title: 'This link no longer works',
      detail: 'It may have been used, withdrawn or expired.',
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
      title: 'This is not the amount that is due',
      detail: 'Check it. If the authority charged a different fine, give up with "amount changed".',
    },
    'operator/receipt-is-challan': {
      title: "This is the challan's own number",
      detail: "Enter the number on the authority's receipt.",
    },
    'operator/may-still-succeed': {
      title: 'It may still succeed',
      detail: 'Refund it only when the other side says that it failed or never received it.',
    },
    'operator/tag-sent': {
      title: 'The tag is already on its way',
      detail: 'The bank no longer cancels it, so it cannot be refunded.',
    },
    'operator/source-unavailable': {
      title: 'The other side is not responding',
      detail: 'Nothing was changed. Try again in a few minutes.',
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
    'practice/test-not-found': {
      title: 'This test is over',
      detail: 'A test stays open for three hours. Start another one.',
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
    'service-history/source-unavailable': {
      title: 'Service records are unavailable right now',
      detail: 'The source did not respond. Nothing was charged; please try again later.',
    },
    'service-history/no-record': {
      title: 'No service records for this vehicle',
      detail: 'The source has none, so there is nothing to buy and nothing was charged.',
    },
    'service-history/not-ready': {
      title: 'This report cannot be opened',
      detail: 'It is not ready, was refunded, or its year is over. The order page shows which.',
    },
    'service-history/unknown-line': {
      title: 'This line is not in the report',
      detail: 'Reload the page and choose a line of the report.',
    },
    'service-history/link-over': {
      title: 'This report is no longer shared',
      detail: 'The link was turned off, or the report is more than a year old.',
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
    'rto-order/not-offered': {
      title: 'Not offered in this state',
      detail:
        'We do not do this service in this state yet. Request a callback, or follow the guide and apply yourself.',
    },
    'rto-order/fee-unknown': {
      title: 'No fixed price for this service',
      detail:
        'The government fee of this service is not certain, so we cannot fix a price. Request a callback and we will tell you what it costs.',
    },
    'rto-order/not-for-class': {
      title: 'Not available for this vehicle class',
      detail: 'Choose another vehicle class.',
    },
    'rto-order/unknown-document': {
      title: 'Not a document of this service',
      detail: 'Choose a document from the checklist.',
    },
    'rto-order/unknown-reason': {
      title: 'Unknown reason',
      detail: 'Choose a reason from the list.',
    },
    'rto-order/bad-day': {
      title: 'The day is in the past or too far ahead',
      detail: 'Choose a day from today on, within six months.',
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
      title: 'The email could not be sent',
      detail: 'Check the address, or try again in a few minutes.',
    },
    'fastag/not-proved': {
      title: 'Only for the owner of the vehicle',
      detail: 'Enter the chassis and engine numbers from the RC to open this page.',
    },
    'fastag/no-consent': {
      title: 'Toll crossings are off',
      detail: 'Turn them on first.',
    },
    'fastag/too-many-notices': {
      title: 'Too many e-notices',
      detail: 'Remove those that are settled and try again.',
    },
    'fastag/unknown-notice': {
      title: 'E-notice not found',
      detail: 'It may have been removed.',
    },
    'fastag/notice-settled': {
      title: 'Not possible any more',
      detail: 'Check the deadlines of this e-notice.',
    },
    'form/unknown': {
      title: 'Form not found',
      detail: 'It may have been removed. Please contact us instead.',
    },
    'form/changed': {
      title: 'The form has changed since you opened it',
      detail: 'Please check your answers and send it again. Nothing you typed is lost.',
    },
    'community/not-found': {
      title: 'Not found',
      detail: 'This post, reply or member is no longer here.',
    },
    'community/name-first': {
      title: 'Choose a name first',
      detail: 'Others see it beside what you write.',
    },
    'community/name-taken': {
      title: 'This name is taken',
      detail: 'Someone already has it, or one that looks the same. Try another.',
    },
    'community/changed': {
      title: 'It was changed elsewhere since you opened it',
      detail: 'What you typed is still here. Compare both, then save again.',
    },
    'community/suspended': {
      title: 'You are suspended from writing here',
      detail: 'Reading stays open. The reason and the end are in your community settings.',
    },
    'community/locked': {
      title: 'No more replies here',
      detail: 'A moderator closed this post for replies. What you typed is still here.',
    },
    'community/refused': {
      title: 'Not posted',
      detail:
        'It looks like advertising or fraud: phone numbers, payment ids, repeated text or many links. Change it and send again.',
    },
    'inspection/not-found': {
      title: 'Inspection not found',
      detail: 'It may be assigned to someone else.',
    },
    'inspection/wrong-state': {
      title: 'Not possible at this stage',
      detail: 'The inspection has moved on. Reload the page.',
    },
    'inspection/slot-taken': {
      title: 'This slot is no longer available',
      detail: 'Please choose another one.',
    },
    'inspection/incomplete': {
      title: 'The report is incomplete',
      detail: 'Add what is missing, then submit it.',
    },
    'inspection/too-many-photos': {
      title: 'Too many photos',
      detail: 'Remove some before you add more.',
    },
    'inspection/not-an-inspector': {
      title: 'Not an inspector',
      detail: 'Choose an account with the inspector role.',
    },
    'sale/not-found': { title: 'Sale not found', detail: 'It may belong to another account.' },
    'sale/wrong-state': {
      title: 'Not possible at this stage',
      detail: 'The sale has moved on. Reload the page.',
    },
    'sale/already-under-way': {
      title: 'You are already selling this car',
      detail: 'Open the sale under “My sales”.',
    },
    'sale/sold-elsewhere': {
      title: 'This car has been sold in another sale',
      detail: 'Contact us if that was not you.',
    },
    'sale/unknown-city': { title: 'Unknown city', detail: 'Choose a city from the list.' },
    'sale/unknown-estimate': { title: 'Estimate not found', detail: 'Please get a new estimate.' },
    'sale/report-expired': {
      title: 'The inspection report has expired',
      detail: 'Book a new inspection. It is free.',
    },
    'sale/offer-expired': {
      title: 'This offer has expired',
      detail: 'You can invite bids again while the report is valid.',
    },
    'sale/net-changed': {
      title: 'The net amount has changed',
      detail: 'Check the loan and the challans, then look at the new amount.',
    },
    'bid/unknown-round': {
      title: 'This car is no longer open for bids',
      detail: 'Or your firm has no bid on it.',
    },
    'bid/round-closed': {
      title: 'Bidding on this car is over',
      detail: 'Bids are decided by our clock. Yours was not changed.',
    },
    'sale/car-changed': {
      title: 'The odometer does not match the inspection',
      detail: 'Contact us before you hand over the car.',
    },
    'form/closed': {
      title: 'This form is closed',
      detail: 'Nothing was saved. Please contact us instead.',
    },
  },
  tryAgainIn: (time) => `Try again in ${time}`,
  tryAgain: 'Try again',
};

declare module '../copies.ts' {
  interface Copies {
    readonly errors: typeof copy;
  }
}
