const article = (slug: string, en: string, hi: string) => ({
  label: { en, hi },
  path: `/blog/${slug}`,
});

const challanDeadlines = article(
  'challan-deadlines-2026',
  'How long there is to pay or contest a challan',
  'चालान भरने या चुनौती देने के कितने दिन होते हैं',
);
const fakeMessages = article(
  'fake-challan-sms',
  'How to tell a fake challan message',
  'चालान का नक़ली मैसेज कैसे पहचानें',
);
const digitalRc = article(
  'e-rc-digilocker-mparivahan',
  'Where the RC on a phone counts',
  'फ़ोन की RC कहाँ चलती है',
);
const loanOnRc = article(
  'hypothecation-hpa-on-rc',
  'Hypothecation on the RC and how to remove it',
  'RC में लिखा लोन और उसे हटवाना',
);
const sellingSafely = article(
  'selling-a-car-safely',
  'Sell without staying liable',
  'ऐसे बेचें कि ज़िम्मेदारी आपकी न रहे',
);
const scrapping = article(
  'vehicle-scrappage',
  'Scrapping, and what it brings',
  'गाड़ी स्क्रैप कराना और उसके फ़ायदे',
);
const bhSeries = article('bh-series', 'Who gets a BH number', 'BH नंबर किसे मिलता है');
const delhiAge = article(
  'delhi-vehicle-age-rule',
  'How old a vehicle may be in Delhi',
  'दिल्ली में गाड़ी कितनी पुरानी चल सकती है',
);

/** Editable sections of the home page: questions before paying. */
export const homeSections = {
  webSections: [
    {
      id: 'worth-knowing',
      title: { en: 'Worth knowing before you pay', hi: 'पैसे देने से पहले जान लें' },
      links: [challanDeadlines, fakeMessages, digitalRc],
    },
  ],
};

const tab = (id: string, title: { en: string; hi: string }, links: readonly object[]) => ({
  id,
  title,
  webSections: [{ id: `${id}-reading`, title, links: [...links] }],
});

/** Sections below every RTO page, by the visitor's task. */
export const ownerTabs = {
  webTabs: [
    tab('bought', { en: 'You bought a vehicle', hi: 'आपने गाड़ी ख़रीदी है' }, [loanOnRc, digitalRc]),
    tab('sold', { en: 'You are selling one', hi: 'आप गाड़ी बेच रहे हैं' }, [sellingSafely, scrapping]),
    tab('moved', { en: 'You moved to another state', hi: 'आप दूसरे राज्य में आ गए हैं' }, [
      bhSeries,
      delhiAge,
    ]),
  ],
};
