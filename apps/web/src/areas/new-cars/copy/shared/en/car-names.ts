/** Names of what a car is, for the pages of new cars. */
export const carNames = {
  units: { lakh: 'lakh', crore: 'crore' },
  bodies: {
    hatchback: 'Hatchback',
    sedan: 'Sedan',
    suv: 'SUV',
    mpv: 'MPV',
    coupe: 'Coupe',
    convertible: 'Convertible',
    pickup: 'Pick-up',
    van: 'Van',
  },
  fuels: {
    petrol: 'Petrol',
    diesel: 'Diesel',
    cng: 'CNG',
    hybrid: 'Hybrid',
    'plug-in-hybrid': 'Plug-in hybrid',
    electric: 'Electric',
  },
  gearboxes: { manual: 'Manual', automatic: 'Automatic' },
};
