/** Words about number plates: what is wrong with a typed mark, and what the unusual ones are. */
export const marks = {
  field: {
    label: 'Vehicle number',
    hint: 'As it stands on the plate. Spaces and dashes do not matter.',
    placeholder: 'DL 8C AF 5030',
    submit: 'Get details',
    busy: 'Asking the register',
    plate: 'Vehicle number',
    errorTitle: 'Check the number',
  },
  refusals: {
    'mark/empty': 'Type the number on the plate.',
    'mark/too-short':
      'The number is not complete. It has state, office, letters and up to four digits, as in MH 12 AB 1234.',
    'mark/too-long': 'This is longer than any vehicle number. Check for a digit typed twice.',
    'mark/stray-characters': 'Only letters and digits stand on a plate. Take the other signs out.',
    'mark/no-such-state': 'No state or union territory has these first two letters.',
    'mark/number-zero': 'The last four digits cannot be 0000: numbers start at 0001.',
    'mark/bad-letters': 'The letters I and O are not used in the series. Is it a 1 or a 0?',
    'mark/bad-office': 'No registering office has this number. It is the one after the state.',
    'mark/future-year': 'A BH number starts with the year. This year has not come yet.',
    'mark/not-a-mark':
      'This does not read as a vehicle number. It looks like MH 12 AB 1234, DL 3C AB 1234 or 22 BH 1234 AA.',
  },
  didYouMean: 'Did you mean',
  swapNote: 'O and 0, I and 1 look alike. We never change the number by ourselves.',
  warnings: {
    'old-form': 'An old short mark. Check that it is grouped as on your plate.',
    'alias-state':
      'The state has a newer code today. Marks with the old code stay valid as they are.',
    'ambiguous-letters': 'This mark holds an I or an O. If the vehicle is a wrong one, try 1 or 0.',
  },
  unlookupable: {
    temporary: {
      title: 'A temporary number',
      what: 'Numbers that start with T are given for the first weeks, until the permanent one is issued. The national register does not answer to them.',
      todo: 'Ask the dealer for the permanent number, usually there within a month, and look that up.',
    },
    trade: {
      title: 'A trade number',
      what: 'Red plates with TC belong to a dealer, for test drives and transport of unsold vehicles. They name the dealer, not a vehicle.',
      todo: 'Ask the dealer for the chassis number and the papers of the vehicle itself.',
    },
    military: {
      title: 'A military number',
      what: 'Plates with an arrow are kept by the Ministry of Defence, not in the national register.',
      todo: 'Write to the unit. When the vehicle is sold to a civilian it gets an ordinary number.',
    },
    diplomatic: {
      title: 'A diplomatic number',
      what: 'Blue plates with CD, CC or UN are kept by the Ministry of External Affairs, not in the national register.',
      todo: 'Ask the mission. After an accident, tell the police the number: they reach the mission.',
    },
  },
  unlookupableTodo: 'What to do',
};
