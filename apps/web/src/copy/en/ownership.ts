/** Words of the pages on which a person says that a fact is wrong, or hides a vehicle. */
export const copy = {
  report: {
    metaTitle: 'This is wrong',
    title: (field: string) => `This is wrong: ${field}`,
    titleOpen: 'Something is wrong',
    fieldLabel: 'Which fact',
    choose: 'Choose a fact',
    noteLabel: 'What it should be',
    noteHint: 'In your own words, at most 500 letters. No name, mobile or address, please.',
    submit: 'Report it',
    busy: 'Sending',
    whatHappens: {
      title: 'What happens then',
      steps: [
        'The fact stays on the page, marked as reported with the day.',
        'Others see that it is in doubt. Your note is read by us only.',
        'When the register is asked again, the mark goes away.',
      ],
    },
    fix: {
      title: 'Where it is really put right',
      text: 'Only the registering office can change the register. Take the RC and the paper that proves it; insurance and pollution certificates are sent in by the insurer and the PUC centre.',
    },
    done: {
      title: 'Thank you. It is marked.',
      text: (field: string) => `${field} is shown as reported until the register is asked again.`,
    },
    back: 'Back to the record',
    fieldMissing: 'Choose which fact is wrong.',
    noteTooLong: 'At most 500 letters.',
  },
  hide: {
    metaTitle: 'Hide my vehicle',
    title: 'Hide your vehicle from strangers',
    lead: 'People who type its number here then see that the owner has hidden it, and nothing else. You still see it when signed in.',
    proof:
      'Show that it is yours: write both numbers whole, as they are printed on the RC. We compare them and do not keep them.',
    chassisLabel: 'Chassis number',
    chassisHint: '17 letters and digits on newer vehicles.',
    engineLabel: 'Engine number',
    engineHint: 'On electric vehicles: the motor number.',
    submit: 'Hide it',
    busy: 'Comparing',
    signIn: {
      title: 'Sign in first',
      text: 'The hiding belongs to your account, so that only you can take it back.',
      action: 'Sign in',
    },
    done: {
      title: 'It is hidden',
      text: 'From now on strangers see nothing of it here. Other sites are not touched by this.',
    },
    shown: { title: 'It is shown again', text: 'Everybody can look it up here as before.' },
    show: 'Show it again',
    showNote: 'Hidden by you already? Take it back here.',
    chassisMissing: 'Write the whole chassis number, 5 to 25 letters and digits.',
    engineMissing: 'Write the whole engine number, 3 to 25 letters and digits.',
    back: 'Back to the record',
  },
};
