/** Alternative spellings of towns and districts in the office lists, by state: spelling, then the page's name. Only
 * where both certainly mean one place. Aliases in the table of cities (Bangalore, Gurgaon) are not repeated here.
 * Source: official renamings and common transliterations, from general knowledge. Rule id: PLACE-SPELLINGS. */
export const placeSpellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DD: { 'Nani Daman': 'Daman' },
  GJ: { 'Chhota Udepur': 'Chhota Udaipur' },
  HP: {
    'Shimla - Urban': 'Shimla',
    Dharamsala: 'Dharamshala',
    Dodrakwar: 'Dodra Kawar',
    Jawalji: 'Jawali',
    Rampur: 'Rampur Bushar',
  },
  HR: {
    Mewat: 'Nuh',
    Mohindergarh: 'Mahendragarh',
    Sahabad: 'Shahabad',
    'Yamuna Nagar': 'Yamunanagar',
  },
  KA: { Chikmagalur: 'Chikkamagaluru', Bijapur: 'Vijayapura' },
  ML: { 'West Garo Hills': 'Tura' },
  MP: { Siddhi: 'Sidhi', Umariya: 'Umaria', Anooppur: 'Anuppur', Datiya: 'Datia' },
  PB: {
    'Ludhiana East Sdm': 'Ludhiana',
    Ropar: 'Rupnagar',
    Muktsar: 'Sri Muktsar Sahib',
  },
  TG: { Mahbubnagar: 'Mahabubnagar' },
  TN: {
    Tiruchirapalli: 'Tiruchirappalli',
    Tiruvannamalai: 'Thiruvannamalai',
    Kanniyakumari: 'Kanyakumari',
  },
};
