/** Words about vehicle numbers: what is wrong with a typed one, and what the special ones are. */
export const marks = {
  field: {
    label: 'Vehicle number',
    hint: 'As on the number plate. Spaces and dashes are optional.',
    placeholder: 'DL 8C AF 5030',
    submit: 'Get details',
    busy: 'Checking VAHAN',
    plate: 'Vehicle number',
    errorTitle: 'Please fix the following',
  },
  refusals: {
    'mark/empty': 'Enter the vehicle number.',
    'mark/too-short':
      'Enter the full number, for example MH 12 AB 1234. For a code such as MH 12, use the RTO code finder.',
    'mark/too-long': 'This is too long for a vehicle number. Check for a repeated digit.',
    'mark/stray-characters': 'Use only letters and digits.',
    'mark/no-such-state': 'No state or union territory has this code (the first two letters).',
    'mark/number-zero': 'The last four digits cannot be 0000.',
    'mark/bad-letters': 'The letters I and O are not used here. Is it 1 or 0?',
    'mark/bad-office': 'No RTO has this code (the digits after the state).',
    'mark/future-year': 'The year of this BH number is in the future.',
    'mark/not-a-mark':
      'This is not a valid vehicle number. Examples: MH 12 AB 1234, DL 3C AB 1234, 22 BH 1234 AA.',
  },
  didYouMean: 'Did you mean',
  swapNote: 'O and 0, I and 1 look alike. We never change the number for you.',
  warnings: {
    'old-form': 'Old number format. Check that the grouping matches your plate.',
    'alias-state': 'This state has a newer code. Numbers with the old code remain valid.',
    'ambiguous-letters': 'This number has an I or an O. If the vehicle is not yours, try 1 or 0.',
  },
  unlookupable: {
    temporary: {
      title: 'Temporary number',
      what: 'Numbers starting with T are valid until the permanent number is issued. VAHAN has no record for them.',
      todo: 'Ask the dealer for the permanent number, usually issued within a month.',
    },
    trade: {
      title: 'Trade number',
      what: 'Red plates with TC belong to a dealer, for test drives and moving unsold vehicles. They do not identify a vehicle.',
      todo: 'Ask the dealer for the chassis number and the papers of the vehicle.',
    },
    military: {
      title: 'Military number',
      what: 'Plates with an arrow are registered with the Ministry of Defence, not in VAHAN.',
      todo: 'Write to the unit. When sold to a civilian, the vehicle gets a regular number.',
    },
    diplomatic: {
      title: 'Diplomatic number',
      what: 'Blue plates with CD, CC or UN are registered with the Ministry of External Affairs, not in VAHAN.',
      todo: 'Contact the mission. After an accident, give the number to the police.',
    },
  },
  unlookupableTodo: 'What to do',
};
