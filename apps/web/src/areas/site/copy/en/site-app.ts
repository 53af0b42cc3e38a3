/** Words of the page about the app. */
export const copy = {
  title: 'Keep it on your phone',
  lead: 'Add this site to your home screen: your garage, reminders and saved documents open like an app, also without a network.',
  metaDescription:
    'Add the site to the home screen of your phone, get the link by SMS, and open your garage, reminders and documents like an app.',
  crumbs: 'About the app',
  sent: 'Link sent to the mobile number of your account.',
  add: {
    title: 'Add to home screen',
    android:
      'Android, Chrome or Edge: open the menu (⋮) and choose “Add to Home screen” or “Install app”.',
    iphone: 'iPhone, Safari: tap Share and choose “Add to Home Screen”.',
    computer: 'Computer, Chrome or Edge: choose the install icon in the address bar.',
    note: 'It needs no store, no APK file and no permission. Notifications are asked for only when you turn them on.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'site-app': typeof copy;
  }
}
