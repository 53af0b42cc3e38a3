/** Towns and districts that the lists of offices write in more than one way, by state: the name as it was written,
 * then the name of the page. Only where both are surely one place; what the table of cities knows as another name
 * (Bangalore, Gurgaon) is not repeated here.
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
    'Chandigarh taxi vehicles from Punjab': 'Chandigarh',
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
