import type { CallShape } from './public-calls.ts';

/** Calls that the browser bundle does not make: the server makes them for reading pages; small scripts and other
 * programs use their addresses. */
export const pageCalls = {
  contestChallan: { method: 'POST', path: '/challan/contest', silent: true },
  exportAccount: { method: 'GET', path: '/user/account/export', silent: false },
  issueWebViewToken: { method: 'GET', path: '/auth/user/jwt/token', silent: false },
  listRtoServices: { method: 'GET', path: '/rtoServices/services', silent: false },
  askRtoCallBack: { method: 'POST', path: '/rtoServices/lead', silent: false },
  withdrawRtoCallBack: { method: 'POST', path: '/rtoServices/lead/withdraw', silent: true },
  getMeta: { method: 'GET', path: '/meta', silent: false },
  rtoOfficeDetails: { method: 'GET', path: '/rto/office/details', silent: true },
  redirectToPartner: { method: 'GET', path: '/redirection/partner', silent: false },
  ownAddress: { method: 'GET', path: '/util/ip', silent: false },
  siteStatus: { method: 'GET', path: '/util/status', silent: true },
  listReminders: { method: 'GET', path: '/garage/reminders', silent: false },
  calendarFeed: { method: 'GET', path: '/garage/calendar.ics', silent: false },
  challanPhoto: {
    method: 'GET',
    path: '/challan/photo/:discoveryId/:challanNumber/:index',
    silent: true,
  },
  challanLokAdalat: { method: 'GET', path: '/challan/lok-adalat', silent: true },
  contestReminder: { method: 'GET', path: '/challan/contest-reminder.ics', silent: true },
  authorityReceipt: {
    method: 'GET',
    path: '/challan-pay/authority-receipt/:orderId/:challanNumber',
    silent: true,
  },
  challanReceipt: { method: 'GET', path: '/challan-pay/receipt/:orderId', silent: true },
  blogHome: { method: 'GET', path: '/blog/home', silent: false },
  blogArticles: { method: 'GET', path: '/blog/articles/:category', silent: false },
  blogArticle: { method: 'GET', path: '/blog/article/:slug', silent: false },
  blogSearch: { method: 'GET', path: '/blog/search', silent: true },
  votePoll: { method: 'POST', path: '/blog/polls/vote', silent: true },
  sendSheetRow: { method: 'POST', path: '/util/sheet/:name', silent: false },
  sendFeedback: { method: 'POST', path: '/feedback', silent: true },
  sendLinkSms: { method: 'POST', path: '/user/sms', silent: false },
  sendAdEvent: { method: 'POST', path: '/util/facebook-events', silent: true },
  searchUniversal: { method: 'GET', path: '/search/universal', silent: true },
  publishedFigures: { method: 'GET', path: '/figures', silent: true },
  reportVitals: { method: 'POST', path: '/util/vitals', silent: true },
} as const satisfies Record<string, CallShape>;
