/** Words of the pages for reporting a mistake and for hiding a vehicle. */
export const copy = {
  report: {
    metaTitle: 'Report a mistake',
    title: 'Report a mistake',
    lead: 'Only the RTO can correct the RC. Our team reviews every report. A verified owner’s report is also shown on the record.',
    fieldLabel: 'Incorrect detail',
    choose: 'Select a detail',
    noteLabel: 'Correct value',
    noteHint: 'Up to 500 characters. No names, mobile numbers or addresses.',
    submit: 'Submit report',
    busy: 'Submitting',
    owner: {
      title: 'Are you the owner?',
      text: 'Enter both numbers as on the RC. The detail is then shown as “Reported by owner” until the record is next updated. Leave them blank to report without this.',
      visitor: 'Sign in and verify with the RC to have the detail shown as “Reported by owner”.',
      signIn: 'Sign in as owner',
    },
    fix: {
      title: 'How to get it corrected',
      text: 'Take the RC and proof of the correct value to the RTO. Insurance and PUC dates are sent to VAHAN by the insurer and the PUC centre.',
    },
    done: {
      title: 'Report submitted',
      shown: (field: string) =>
        `${field} is now shown as reported by the owner until the record is next updated.`,
      filed:
        'Thank you. Our team will review it. The record is unchanged: only a verified owner’s report is shown on it.',
    },
    back: 'Back to the record',
    fieldMissing: 'Select the incorrect detail.',
    noteTooLong: 'Enter up to 500 characters.',
  },
  hide: {
    metaTitle: 'Hide my vehicle',
    title: 'Hide your vehicle from others',
    lead: 'Anyone who checks this number will see only that the owner has hidden it. You can still see it when signed in.',
    proof:
      'Verify that you are the owner: enter both numbers in full, as on the RC. We compare them and do not store them.',
    submit: 'Hide my vehicle',
    busy: 'Verifying',
    errorTitle: 'Please fix the following',
    signIn: {
      title: 'Sign in first',
      text: 'Only your account will be able to show the vehicle again.',
      action: 'Sign in',
    },
    done: {
      title: 'Your vehicle is hidden',
      text: 'Effective immediately. Other websites are not affected.',
    },
    shown: {
      title: 'Your vehicle is visible again',
      text: 'Anyone can check its number here.',
    },
    show: 'Show again',
    showNote: 'Already hidden by you?',
    back: 'Back to the record',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly ownership: typeof copy;
  }
}
