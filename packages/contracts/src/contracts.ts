import {
  deleteAccount,
  exportAccount,
  getAccount,
  updateAccount,
} from './account/account-contracts.ts';
import { getConsents, setConsent } from './account/consent-contracts.ts';
import { logFrontendError } from './app/app-contracts.ts';
import { askAssistant, assistantHistory, clearAssistant } from './assistant/assistant-contracts.ts';
import { listDevices, signOutDevice, signOutEverywhere } from './auth/device-contracts.ts';
import {
  checkLogin,
  generateOtp,
  issueWebViewToken,
  loginUser,
  logout,
  verifySession,
} from './auth/session-contracts.ts';
import {
  blogArticle,
  blogArticles,
  blogHome,
  blogSearch,
  votePoll,
} from './blog/blog-contracts.ts';
import {
  editorArticle,
  editorArticles,
  editorCreateArticle,
  editorMoveArticle,
  editorPlaceRevision,
  editorPreview,
  editorRestoreRevision,
  editorRevision,
  editorSaveArticle,
  editorWithdrawArticle,
} from './blog/editor-contracts.ts';
import {
  editorClosePoll,
  editorNewsletter,
  editorSavePoll,
  editorSendNewsletter,
} from './blog/editor-poll-contracts.ts';
import { editorDeleteTopic, editorSaveTopic, editorTopics } from './blog/editor-topic-contracts.ts';
import {
  confirmNewsletter,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from './blog/newsletter-contracts.ts';
import type { CallName } from './calls.ts';
import { contestChallan, contestReminder } from './challans/contest-contracts.ts';
import {
  challanDetails,
  challanPhoto,
  challanSourceStatus,
  initChallans,
  revealChallans,
} from './challans/discovery-contracts.ts';
import {
  challanFines,
  challanLokAdalat,
  checkChallanMessage,
} from './challans/guidance-contracts.ts';
import {
  authorityReceipt,
  challanFeedback,
  challanOrderDetails,
  challanPayStatus,
  challanReceipt,
  createChallanOrder,
  generateCourtOtp,
  listChallanOrders,
  quoteChallans,
  updateChallanStage,
  uploadChallanDocuments,
  verifyChallanReceipt,
} from './challans/order-contracts.ts';
import { publishedFigures, reportVitals } from './figures/figure-contracts.ts';
import {
  deskForm,
  deskForms,
  deskPublishForm,
  deskSaveForm,
  deskSubmission,
  deskSubmissions,
  deskSubmissionsCsv,
} from './forms/desk-form-contracts.ts';
import { getForm, sendSheetRow, submitForm } from './forms/form-contracts.ts';
import { sendAdEvent, sendFeedback, sendLinkSms } from './forms/note-contracts.ts';
import {
  addToGarage,
  calendarFeed,
  listGarage,
  listReminders,
  removeFromGarage,
  renewCalendarFeed,
} from './garage/garage-contracts.ts';
import { editorDeleteImage, editorImages, editorUploadImage } from './images/image-contracts.ts';
import {
  editedMetas,
  getLayout,
  getMeta,
  rtoOfficeDetails,
  topServices,
} from './layout/layout-contracts.ts';
import {
  deskLayoutDocument,
  deskLayoutDocuments,
  deskPreviewLayout,
  deskPublishLayout,
  deskRollBackLayout,
  deskSaveLayout,
} from './layout/layout-editor-contracts.ts';
import {
  deskAssign,
  deskAssignMany,
  deskDecideReceipt,
  deskDecideRefund,
  deskDocument,
  deskFindOrders,
  deskGiveUp,
  deskOrder,
  deskQueue,
  deskReceipt,
  deskReceiptFile,
  deskResume,
  deskReviewDocument,
} from './operators/desk-contracts.ts';
import {
  operatorPassword,
  operatorSession,
  operatorSignIn,
  operatorSignOut,
} from './operators/session-contracts.ts';
import { editorShape } from './operators/shape-contracts.ts';
import {
  deskDifferences,
  deskHealth,
  deskMoney,
  deskPayout,
  deskResolveDifference,
  deskRetryTask,
} from './operators/watch-contracts.ts';
import { allCities, findRtoOffice, rtoDropdown } from './places/place-contracts.ts';
import {
  askRtoCallBack,
  deskCallBacks,
  deskCloseCallBack,
  withdrawRtoCallBack,
} from './rto-services/call-back-contracts.ts';
import { listRtoServices } from './rto-services/service-contracts.ts';
import { searchUniversal } from './search/search-contracts.ts';
import { ownAddress, redirectToPartner, siteStatus } from './site/site-contracts.ts';
import { deskCloseReport, deskReports } from './vehicle/desk-report-contracts.ts';
import { getVehicle } from './vehicle/get-vehicle.ts';
import { clearRecentSearches, getRecentSearches } from './vehicle/recent-contracts.ts';
import { hideVehicle, reportField, showVehicle } from './vehicle/report-contracts.ts';
import { getSharedRecord } from './vehicle/share-contracts.ts';

/** All calls with their contracts; complete by construction. */
export const contracts = {
  checkLogin,
  issueWebViewToken,
  verifySession,
  generateOtp,
  loginUser,
  logout,
  listDevices,
  signOutDevice,
  signOutEverywhere,
  getAccount,
  updateAccount,
  exportAccount,
  deleteAccount,
  getConsents,
  setConsent,
  getVehicle,
  reportField,
  hideVehicle,
  showVehicle,
  getSharedRecord,
  getRecentSearches,
  clearRecentSearches,
  rtoDropdown,
  listRtoServices,
  askRtoCallBack,
  withdrawRtoCallBack,
  deskCallBacks,
  deskCloseCallBack,
  deskReports,
  deskCloseReport,
  findRtoOffice,
  allCities,
  topServices,
  getLayout,
  getMeta,
  editedMetas,
  rtoOfficeDetails,
  redirectToPartner,
  ownAddress,
  siteStatus,
  listGarage,
  addToGarage,
  removeFromGarage,
  listReminders,
  renewCalendarFeed,
  calendarFeed,
  initChallans,
  challanDetails,
  revealChallans,
  challanPhoto,
  challanSourceStatus,
  challanFines,
  challanLokAdalat,
  checkChallanMessage,
  contestChallan,
  contestReminder,
  quoteChallans,
  createChallanOrder,
  challanOrderDetails,
  challanPayStatus,
  updateChallanStage,
  generateCourtOtp,
  uploadChallanDocuments,
  challanFeedback,
  listChallanOrders,
  challanReceipt,
  authorityReceipt,
  verifyChallanReceipt,
  operatorSignIn,
  operatorSignOut,
  operatorSession,
  operatorPassword,
  deskAssign,
  deskAssignMany,
  deskDecideRefund,
  deskDocument,
  deskFindOrders,
  deskGiveUp,
  deskResume,
  deskOrder,
  deskQueue,
  deskReceipt,
  deskReceiptFile,
  deskDecideReceipt,
  deskReviewDocument,
  deskDifferences,
  deskHealth,
  deskMoney,
  deskPayout,
  deskResolveDifference,
  deskRetryTask,
  deskLayoutDocuments,
  deskLayoutDocument,
  deskSaveLayout,
  deskPreviewLayout,
  deskPublishLayout,
  deskRollBackLayout,
  blogHome,
  blogArticles,
  blogArticle,
  blogSearch,
  votePoll,
  subscribeNewsletter,
  confirmNewsletter,
  unsubscribeNewsletter,
  getForm,
  submitForm,
  sendSheetRow,
  sendFeedback,
  sendLinkSms,
  sendAdEvent,
  deskForms,
  deskForm,
  deskSaveForm,
  deskPublishForm,
  deskSubmissions,
  deskSubmissionsCsv,
  deskSubmission,
  editorShape,
  editorArticles,
  editorArticle,
  editorRevision,
  editorCreateArticle,
  editorSaveArticle,
  editorPlaceRevision,
  editorRestoreRevision,
  editorMoveArticle,
  editorWithdrawArticle,
  editorPreview,
  editorSavePoll,
  editorClosePoll,
  editorNewsletter,
  editorSendNewsletter,
  editorTopics,
  editorSaveTopic,
  editorDeleteTopic,
  editorUploadImage,
  editorImages,
  editorDeleteImage,
  searchUniversal,
  askAssistant,
  assistantHistory,
  clearAssistant,
  publishedFigures,
  reportVitals,
  logFrontendError,
} satisfies Record<CallName, unknown>;

/** Type of all contracts, for the client. */
export type Contracts = typeof contracts;
