import type { Outcome } from './outcomes.ts';

/** Texts of the checkout page. */
export type CheckoutCopy = {
  readonly stripe: string;
  readonly title: string;
  readonly payTo: (name: string) => string;
  readonly order: string;
  readonly upi: string;
  readonly upiScan: string;
  readonly upiOpen: string;
  readonly upiAppLink: string;
  readonly qrAlt: string;
  readonly choose: string;
  readonly card: string;
  readonly cardHint: string;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvv: string;
  readonly payByCard: string;
  readonly cardUnknown: string;
  readonly otpTitle: string;
  readonly otpHint: string;
  readonly otp: string;
  readonly otpForm: string;
  readonly confirm: string;
  readonly bank: string;
  readonly bankChoose: string;
  readonly toBank: string;
  readonly bankTitle: (bank: string) => string;
  readonly cancel: string;
  readonly waitingTitle: string;
  readonly waiting: string;
  readonly leave: string;
  readonly returningTitle: string;
  readonly returning: string;
  readonly goBack: string;
  readonly closedTitle: string;
  readonly closed: string;
  readonly paidTitle: string;
  readonly paid: string;
  readonly faultTitle: string;
  readonly outcomes: Readonly<Record<Exclude<Outcome, 'dismissal'>, string>>;
};

const en: CheckoutCopy = {
  stripe: 'Sandbox. No money moves on this page.',
  title: 'Pay',
  payTo: (name) => `to ${name}`,
  order: 'Order',
  upi: 'UPI',
  upiScan: 'Scan with a UPI app. The code is made up and no app will accept it.',
  upiOpen: 'Opens a UPI app. The payee is made up and no app will accept it.',
  upiAppLink: 'Open a UPI app',
  qrAlt: 'QR code with the UPI link of this payment',
  choose: 'In the sandbox you choose what happens next:',
  card: 'Card',
  cardHint:
    'Test card 4111 1111 1111 1111, any later date, any CVV. 4000 0000 0000 0002 is declined.',
  cardNumber: 'Card number',
  expiry: 'Expiry (MM/YY)',
  cvv: 'CVV',
  payByCard: 'Pay by card',
  cardUnknown: 'This is not one of the test cards. Use 4111 1111 1111 1111.',
  otpTitle: "Your bank's code",
  otpHint: 'Any 4 to 10 digits succeed; fewer than 4 fail as a wrong code.',
  otp: 'Code',
  otpForm: 'Enter up to 10 digits.',
  confirm: 'Confirm',
  bank: 'Net banking',
  bankChoose: 'Bank',
  toBank: 'Go to the bank',
  bankTitle: (bank) => `${bank} (sandbox)`,
  cancel: 'Leave without paying',
  waitingTitle: 'Waiting for your bank',
  waiting: 'Your bank has not answered yet. This page looks again every 2 seconds.',
  leave: 'Go back without waiting',
  returningTitle: 'Going back',
  returning: 'You are taken back to the shop. If nothing happens, press the button.',
  goBack: 'Go back to the shop',
  closedTitle: 'As if the browser had been closed',
  closed: 'The payment went through and nothing is sent back by the browser. Close this page.',
  paidTitle: 'Already paid',
  paid: 'This order is paid. It cannot be paid a second time.',
  faultTitle: 'This payment cannot be shown',
  outcomes: {
    success: 'Success',
    failure: 'Failure',
    'pending-then-success': 'Pending, then success',
    'pending-then-failure': 'Pending, then failure',
    'success-webhook-late': 'Success, webhook late',
    'success-webhook-twice': 'Success, webhook twice',
    'success-webhook-never': 'Success, no webhook',
    'success-webhook-reordered': 'Success, webhooks out of order',
    'success-webhook-wrong-signature': 'Success, webhook wrongly signed',
    'success-browser-closed': 'Success, browser closed',
    'failure-then-captured': 'Failure, captured later',
  },
};

const hi: CheckoutCopy = {
  stripe: 'सैंडबॉक्स। इस पेज पर कोई पैसा नहीं कटता।',
  title: 'भुगतान करें',
  payTo: (name) => `${name} को`,
  order: 'ऑर्डर',
  upi: 'UPI',
  upiScan: 'UPI ऐप से स्कैन करें। यह कोड बनावटी है, कोई ऐप इसे स्वीकार नहीं करेगा।',
  upiOpen: 'UPI ऐप खुलेगा। पाने वाला बनावटी है, कोई ऐप इसे स्वीकार नहीं करेगा।',
  upiAppLink: 'UPI ऐप खोलें',
  qrAlt: 'इस भुगतान के UPI लिंक का QR कोड',
  choose: 'सैंडबॉक्स में आप चुनते हैं कि आगे क्या होगा:',
  card: 'कार्ड',
  cardHint:
    'टेस्ट कार्ड 4111 1111 1111 1111, कोई भी आगे की तारीख़, कोई भी CVV। 4000 0000 0000 0002 अस्वीकार होता है।',
  cardNumber: 'कार्ड नंबर',
  expiry: 'समाप्ति (MM/YY)',
  cvv: 'CVV',
  payByCard: 'कार्ड से भुगतान करें',
  cardUnknown: 'यह टेस्ट कार्ड नहीं है। 4111 1111 1111 1111 का उपयोग करें।',
  otpTitle: 'आपके बैंक का कोड',
  otpHint: '4 से 10 अंक सफल होते हैं; 4 से कम अंक ग़लत कोड माने जाते हैं।',
  otp: 'कोड',
  otpForm: '10 तक अंक डालें।',
  confirm: 'पुष्टि करें',
  bank: 'नेट बैंकिंग',
  bankChoose: 'बैंक',
  toBank: 'बैंक पर जाएँ',
  bankTitle: (bank) => `${bank} (सैंडबॉक्स)`,
  cancel: 'बिना भुगतान किए लौटें',
  waitingTitle: 'आपके बैंक का इंतज़ार है',
  waiting: 'बैंक ने अभी जवाब नहीं दिया है। यह पेज हर 2 सेकंड में फिर देखता है।',
  leave: 'बिना रुके वापस जाएँ',
  returningTitle: 'वापस जा रहे हैं',
  returning: 'आपको वापस ले जाया जा रहा है। कुछ न हो तो बटन दबाएँ।',
  goBack: 'वापस जाएँ',
  closedTitle: 'जैसे ब्राउज़र बंद कर दिया गया हो',
  closed: 'भुगतान हो गया है और ब्राउज़र से कुछ वापस नहीं भेजा जाता। यह पेज बंद करें।',
  paidTitle: 'भुगतान हो चुका है',
  paid: 'इस ऑर्डर का भुगतान हो चुका है। दोबारा नहीं हो सकता।',
  faultTitle: 'यह भुगतान नहीं दिखाया जा सकता',
  outcomes: {
    success: 'सफल',
    failure: 'असफल',
    'pending-then-success': 'लंबित, फिर सफल',
    'pending-then-failure': 'लंबित, फिर असफल',
    'success-webhook-late': 'सफल, वेबहुक देर से',
    'success-webhook-twice': 'सफल, वेबहुक दो बार',
    'success-webhook-never': 'सफल, वेबहुक नहीं',
    'success-webhook-reordered': 'सफल, वेबहुक उलटे क्रम में',
    'success-webhook-wrong-signature': 'सफल, वेबहुक का हस्ताक्षर ग़लत',
    'success-browser-closed': 'सफल, ब्राउज़र बंद',
    'failure-then-captured': 'असफल, बाद में कट गया',
  },
};

export const CHECKOUT_COPY = { en, hi } as const;
