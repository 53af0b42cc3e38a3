import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { Language } from '@pahiya/domain/shared/language';
import { copyOf } from '../frame/copy/copy-store.ts';

/** The pages of the product, by task. */
export function pageEntries(language: Language): readonly SearchEntry[] {
  const words = pageWords(language);
  return areas.map(({ ref, path, tags }) => {
    const { title, summary } = words[ref];
    return { kind: 'page', ref, language, title, summary, body: '', path, tags, weight: 1.15 };
  });
}

const areas = [
  {
    ref: 'rc-search',
    path: '/rc-search',
    tags: ['rc status vehicle owner name details vahan check number आरसी वाहन विवरण मालिक नाम नंबर'],
  },
  {
    ref: 'challan-pay',
    path: '/challan-pay',
    tags: ['e-challan echallan pay check traffic fine चालान भरें जाँचें ई-चालान ट्रैफ़िक भरना भरने भुगतान'],
  },
  {
    ref: 'fake-challan-check',
    path: '/fake-challan-check',
    tags: ['fake challan sms message scam fraud apk नकली फ़र्ज़ी चालान मैसेज धोखा'],
  },
  {
    ref: 'contest-challan',
    path: '/contest-challan',
    tags: ['wrong challan dispute appeal letter ग़लत चालान विरोध शिकायत पत्र'],
  },
  {
    ref: 'challan-status',
    path: '/challan-status',
    tags: ['server down working sources status सर्वर चल रहा है बंद स्थिति'],
  },
  {
    ref: 'challan-terms',
    path: '/terms-conditions-challans',
    tags: ['refund terms conditions fees शर्तें रिफ़ंड वापसी'],
  },
  {
    ref: 'loans',
    path: '/loans',
    tags: [
      'car loan emi calculator interest apr two wheeler bike loan prepayment कार लोन ईएमआई कैलकुलेटर ब्याज बाइक',
    ],
  },
  {
    ref: 'insurance',
    path: '/insurance-homepage',
    tags: [
      'car bike insurance renew premium calculator third party own damage ncb idv expiry बीमा रिन्यू प्रीमियम थर्ड पार्टी इंश्योरेंस',
    ],
  },
  {
    ref: 'loan-noc',
    path: '/loans/noc',
    tags: [
      'loan closed noc form 35 hypothecation remove lender bank delay compensation लोन बंद एनओसी हाइपोथिकेशन हटाना बैंक',
    ],
  },
  {
    ref: 'new-cars',
    path: '/new-cars',
    tags: ['new car price on-road compare models variants नई कार क़ीमत ऑन-रोड तुलना मॉडल'],
  },
  {
    ref: 'used-cars',
    path: '/used-cars',
    tags: ['second hand used car buy pre-owned सेकंड हैंड पुरानी कार ख़रीदें'],
  },
  {
    ref: 'valuation',
    path: '/valuation',
    tags: ['car value worth resale calculator कार की क़ीमत मूल्यांकन रीसेल'],
  },
  {
    ref: 'sell-car',
    path: '/sell-car',
    tags: ['sell my car estimate listing ad dealer कार बेचें विज्ञापन डीलर अनुमान'],
  },
  {
    ref: 'sell-inspection',
    path: '/sell-car/inspection',
    tags: ['home inspection 200 points dealers bid घर पर जाँच बोली'],
  },
  {
    ref: 'garage',
    path: '/garage',
    tags: ['my vehicles reminders calendar expiry मेरी गाड़ियाँ याद रिमाइंडर कैलेंडर'],
  },
  { ref: 'orders', path: '/orders', tags: ['my orders receipts payments ऑर्डर रसीद भुगतान'] },
  {
    ref: 'account',
    path: '/account',
    tags: ['delete account export data sign out devices privacy खाता मिटाएँ डेटा'],
  },
  {
    ref: 'rto-codes',
    path: '/rto-codes',
    tags: ['rto code finder number plate series office आरटीओ कोड नंबर प्लेट'],
  },
  { ref: 'rto', path: '/rto', tags: ['rto office list state आरटीओ दफ़्तर सूची राज्य'] },
  { ref: 'blog', path: '/blog', tags: ['articles guides rules लेख नियम जानकारी'] },
  { ref: 'newsletter', path: '/blog/newsletter', tags: ['email subscribe ईमेल'] },
  {
    ref: 'rto-services',
    path: '/rto-services',
    tags: ['rto services forms fees papers documents आरटीओ सेवाएँ फ़ॉर्म फ़ीस काग़ज़'],
  },
  {
    ref: 'calculator',
    path: '/rto-services/calculator',
    tags: ['road tax fee calculator cost रोड टैक्स फ़ीस हिसाब'],
  },
  {
    ref: 'sent-back',
    path: '/rto-services/sent-back',
    tags: ['application rejected remark sent back आवेदन वापस लौटा टिप्पणी'],
  },
  {
    ref: 'practice',
    path: '/practice',
    tags: ['learner licence test practice traffic signs mock लर्नर लाइसेंस टेस्ट प्रैक्टिस ट्रैफ़िक चिह्न'],
  },
  { ref: 'about', path: '/about-us', tags: ['company who we are हमारे बारे में कंपनी'] },
  { ref: 'privacy', path: '/privacy', tags: ['privacy policy personal data dpdp निजता नीति डेटा'] },
  { ref: 'terms', path: '/terms', tags: ['terms of use conditions शर्तें'] },
  {
    ref: 'accessibility',
    path: '/accessibility',
    tags: ['screen reader accessibility statement wcag सुगम्यता'],
  },
  {
    ref: 'grievance',
    path: '/grievance-officer',
    tags: ['complaint grievance officer शिकायत अधिकारी'],
  },
  { ref: 'status', path: '/status', tags: ['outage down working स्थिति बंद'] },
  {
    ref: 'contact',
    path: '/contact-us',
    tags: ['contact support help email phone customer care संपर्क सहायता'],
  },
  { ref: 'feedback', path: '/feedback', tags: ['feedback suggestion rating सुझाव राय'] },
  { ref: 'consent', path: '/consent', tags: ['privacy cookies analytics tracking निजता कुकी'] },
] as const;

type Ref = (typeof areas)[number]['ref'];
type Words = { readonly title: string; readonly summary: string };

function pageWords(language: Language): Readonly<Record<Ref, Words>> {
  const copy = <Area extends Parameters<typeof copyOf>[1]>(area: Area) => copyOf(language, area);
  const menu = copy('menu').entries;
  const blog = copy('blog');
  const rto = copy('rto-pages').home;
  const shell = copy('shell');
  const services = copy('rto-services');
  const forms = copy('forms');
  const head = ({
    metaTitle,
    metaDescription,
  }: {
    metaTitle: string;
    metaDescription: string;
  }) => ({
    title: metaTitle,
    summary: metaDescription,
  });
  return {
    'rc-search': head(copy('rc-search')),
    'new-cars': { title: copy('new-cars').home.metaTitle, summary: copy('new-cars').home.lead },
    'used-cars': {
      title: copy('used-cars').home.metaTitle,
      summary: copy('used-cars').home.lead,
    },
    valuation: head(copy('valuation').pages['/valuation']),
    'sell-car': head(copy('valuation').pages['/sell-car']),
    'sell-inspection': head(copy('sell-car').book),
    loans: head(copy('loans')),
    insurance: head(copy('insurance')),
    'loan-noc': { title: copy('loan-noc').title, summary: copy('loan-noc').lead },
    'challan-pay': head(copy('challan-pay')),
    'fake-challan-check': head(copy('challan-check')),
    'contest-challan': head(copy('challan-contest')),
    'challan-status': head(copy('challan-status')),
    'challan-terms': head(copy('challan-terms')),
    garage: { title: menu.garage.name, summary: menu.garage.note },
    orders: { title: copy('orders').metaTitle, summary: copy('account').orders },
    account: { title: copy('menu').page.account, summary: copy('menu').page.accountNote },
    'rto-codes': head(copy('rto-codes')),
    rto: { title: rto.title, summary: rto.lead },
    blog: head(blog.home),
    newsletter: { title: blog.newsletter.title, summary: blog.newsletter.metaDescription },
    'rto-services': { title: services.list.title, summary: services.list.lead },
    calculator: head(services.calculator),
    'sent-back': head(services.sentBack),
    practice: head(copy('practice')),
    about: head(copy('site-about')),
    privacy: head(copy('site-privacy')),
    terms: head(copy('site-terms')),
    accessibility: head(copy('site-accessibility')),
    grievance: head(copy('site-grievance')),
    status: head(copy('site-status')),
    contact: head(forms.contact),
    feedback: head(forms.feedback),
    consent: { title: shell.footer.privacy, summary: shell.footer.stopCounting },
  };
}
