/** A call of the web API as plain data, without schemas, to keep the browser bundle small. `path` is relative to the
 * version prefix unless it starts with `/api`. `silent` calls do not show the global loader. */
export type CallShape = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly silent: boolean;
};

/** Prefix of the current version; v2 and v3 are served by the same handlers. */
export const apiPrefix = '/api/v1/web';

/** Calls that the browser makes. */
export const publicCalls = {
  checkLogin: { method: 'GET', path: '/auth/check/login', silent: false },
  verifySession: { method: 'GET', path: '/auth/user/jwt/verify', silent: false },
  generateOtp: { method: 'POST', path: '/auth/user/generateOtp', silent: false },
  loginUser: { method: 'POST', path: '/auth/login/user', silent: false },
  logout: { method: 'GET', path: '/api/auth/logout', silent: false },
  listDevices: { method: 'GET', path: '/auth/user/devices', silent: false },
  signOutDevice: { method: 'DELETE', path: '/auth/user/devices/:deviceSessionId', silent: false },
  signOutEverywhere: { method: 'POST', path: '/auth/user/devices/sign-out-all', silent: false },
  getAccount: { method: 'GET', path: '/user/account', silent: false },
  updateAccount: { method: 'POST', path: '/user/account', silent: false },
  deleteAccount: { method: 'POST', path: '/user/account/delete', silent: false },
  getConsents: { method: 'GET', path: '/user/consents', silent: true },
  setConsent: { method: 'POST', path: '/user/consents', silent: true },
  getVehicle: { method: 'GET', path: '/vehicle/:vehicleNumber', silent: false },
  reportField: { method: 'POST', path: '/vehicle/:vehicleNumber/report', silent: false },
  hideVehicle: { method: 'POST', path: '/vehicle/:vehicleNumber/hide', silent: false },
  showVehicle: { method: 'POST', path: '/vehicle/:vehicleNumber/show', silent: false },
  getSharedRecord: { method: 'GET', path: '/vehicle-shares/:shareKey', silent: false },
  getRecentSearches: { method: 'GET', path: '/vehicle-searches/recent', silent: true },
  clearRecentSearches: { method: 'POST', path: '/vehicle-searches/recent/clear', silent: true },
  rtoDropdown: { method: 'GET', path: '/rto/dropdown', silent: false },
  findRtoOffice: { method: 'GET', path: '/rto/office', silent: true },
  allCities: { method: 'GET', path: '/city/all', silent: true },
  topServices: { method: 'GET', path: '/services/top', silent: true },
  getLayout: { method: 'GET', path: '/layout/:section', silent: true },
  editedMetas: { method: 'GET', path: '/meta/edited', silent: true },
  listGarage: { method: 'GET', path: '/garage/vehicles', silent: false },
  addToGarage: { method: 'POST', path: '/garage/vehicles', silent: false },
  removeFromGarage: { method: 'DELETE', path: '/garage/vehicles/:vehicleNumber', silent: false },
  renewCalendarFeed: { method: 'POST', path: '/garage/calendar', silent: false },
  initChallans: { method: 'POST', path: '/challan/init', silent: false },
  challanDetails: { method: 'GET', path: '/challan/details', silent: false },
  revealChallans: { method: 'POST', path: '/challan/reveal', silent: false },
  challanSourceStatus: { method: 'GET', path: '/challan/sources', silent: true },
  challanFines: { method: 'GET', path: '/challan/fines', silent: true },
  checkChallanMessage: { method: 'POST', path: '/challan/check-message', silent: true },
  quoteChallans: { method: 'POST', path: '/challan-pay/quote', silent: true },
  createChallanOrder: { method: 'POST', path: '/challan-pay/order/create', silent: true },
  challanOrderDetails: { method: 'GET', path: '/challan-pay/order/details', silent: true },
  challanPayStatus: { method: 'GET', path: '/challan-pay/status/:id', silent: true },
  updateChallanStage: { method: 'POST', path: '/challan-pay/update/stage', silent: true },
  generateCourtOtp: { method: 'POST', path: '/challan-pay/order/generate-otp', silent: true },
  uploadChallanDocuments: { method: 'POST', path: '/challan-pay/upload-documents', silent: true },
  challanFeedback: { method: 'POST', path: '/challan-pay/feedback', silent: true },
  listChallanOrders: { method: 'GET', path: '/challan-pay/orders', silent: true },
  verifyChallanReceipt: { method: 'GET', path: '/challan-pay/verify/:code', silent: true },
  subscribeNewsletter: { method: 'POST', path: '/blog/newsletter/subscribe', silent: false },
  confirmNewsletter: { method: 'POST', path: '/blog/newsletter/confirm', silent: false },
  unsubscribeNewsletter: { method: 'POST', path: '/blog/newsletter/unsubscribe', silent: false },
  getForm: { method: 'GET', path: '/form/:formId', silent: false },
  submitForm: { method: 'POST', path: '/form/:formId', silent: false },
  askAssistant: { method: 'POST', path: '/chatbot/chat', silent: true },
  assistantHistory: { method: 'GET', path: '/chatbot/history', silent: true },
  clearAssistant: { method: 'POST', path: '/chatbot/history/clear', silent: true },
  logFrontendError: { method: 'POST', path: '/util/kibana', silent: true },
} as const satisfies Record<string, CallShape>;
