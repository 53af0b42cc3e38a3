import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf } from '../../../testing/render-fake-page.ts';

const visit = (path: string) => documentOf({ path, transport: fakeTransport(base) });
const textOf = async (path: string) => {
  const { main } = await visit(path);
  return main
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
};

describe('the nearest RTO', () => {
  test('its own example leads to the likely RTO, without a question', async () => {
    const text = await textOf('/rto/near?place=411001');
    expect(text).toContain('Likely RTO for 411001');
    expect(text).not.toContain('Which one did you mean');
    expect(text.indexOf('MH 12')).toBeLessThan(text.indexOf('MH 14'));
  });

  test('a PIN code in a city with many offices has the likely one first and nothing far away', async () => {
    const text = await textOf('/rto/near?place=560034');
    const [likely = '', others = ''] = text.split('Other RTO offices in Bengaluru');
    expect(likely).toContain('KA 01');
    expect(likely).not.toContain('KA 02');
    expect(others).toContain('KA 05');
    for (const [, km] of others.matchAll(/about (\d+) km away/g)) {
      expect(Number(km)).toBeLessThanOrEqual(60);
    }
  });

  test('towns of the same name are shown with their state', async () => {
    const text = await textOf('/rto/near?place=Hamirpur');
    expect(text).toContain('Hamirpur, Himachal Pradesh');
    expect(text).toContain('Hamirpur, Uttar Pradesh');
  });
});

describe('codes that do not lead to an office', () => {
  test('a statewide series is not counted as an office, and the offices are listed', async () => {
    const text = await textOf('/rto/andhra-pradesh');
    expect(text).toContain('AP 39, AP 40 are statewide series');
    expect(text).toContain('RTO offices by their earlier codes');
    expect(text).not.toMatch(/2 offices|2 active/);
    const office = await textOf('/rto/andhra-pradesh/office/ap-39');
    expect(office).toContain('Issued for Statewide series');
    expect(office).not.toContain('Services at this RTO');
  });

  test('JK 10 belongs to Ladakh and names its current code', async () => {
    const text = await textOf('/rto/ladakh/office/jk-10');
    expect(text).toContain('Discontinued code');
    expect(text).toContain('Current code LA 02');
    expect(await textOf('/rto/jammu-and-kashmir')).not.toContain('JK 10');
  });

  test('OD 27 has its district', async () => {
    expect(await textOf('/rto/odisha/office/od-27')).toContain('District Boudh');
  });
});

describe('the page of an RTO', () => {
  test('has no notes to ourselves, and spells out its office type', async () => {
    const text = await textOf('/rto/delhi/office/dl-08');
    for (const note of ['Lists that have it', 'How sure', 'In use', 'From the lists']) {
      expect(text).not.toContain(note);
    }
    expect(await textOf('/rto/bihar/office/br-01')).toContain('District Transport Office (DTO)');
  });

  test('says that its contact is not known and links the authority', async () => {
    const { main } = await visit('/rto/delhi/office/dl-08');
    expect(main).toContain('Address, phone, timings and jurisdiction of this RTO are not known.');
    expect(main).toContain('href="https://parivahan.gov.in/"');
  });

  test.each(['', '/hi'])(
    'shows contact details entered at the desk with their source in "%s"',
    async (prefix) => {
      const details = {
        address: 'Plot 1, Wazirpur 110052',
        phone: '011 2345 6789',
        hours: { en: 'Mon to Fri, 9:30 am to 6 pm', hi: 'सोम से शुक्र, सुबह 9:30 से शाम 6' },
        mapUrl: 'https://maps.example.in/dl08',
        source: 'Transport Department, Delhi',
        checkedOn: '2026-11-23',
      };
      const transport = fakeTransport({ ...base, rtoOfficeDetails: answered({ details }) });
      const { main } = await documentOf({ path: `${prefix}/rto/delhi/office/dl-08`, transport });
      expect(main).toContain('Plot 1, Wazirpur 110052');
      expect(main).toContain('href="tel:01123456789"');
      expect(main).toContain('href="https://maps.example.in/dl08"');
      expect(main).toContain(prefix === '' ? 'Mon to Fri' : 'सोम से शुक्र');
      expect(main).toContain('Transport Department, Delhi');
      // Jurisdiction was not entered.
      expect(main).toContain(prefix === '' ? 'Not known' : 'जानकारी नहीं है');
    },
  );

  test('does not repeat the state as town in its breadcrumb', async () => {
    const { main } = await visit('/rto/delhi/office/dl-08');
    const crumbs = /<nav class="crumbs[\s\S]*?<\/nav>/.exec(main)?.[0] ?? '';
    expect(crumbs.match(/>Delhi</g)).toHaveLength(1);
  });

  test('marks an unverified fee and the source of road tax in words', async () => {
    const text = await textOf('/rto/maharashtra/office/mh-12');
    expect(text).toContain('Two-wheeler ₹500 · Car ₹1,500 (usual, confirm with the RTO)');
    expect(text).toContain('Rates as of July 2025');
    expect(text).not.toMatch(/no notification|rtoseva4u\.com/);
  });

  test('shows imported taxes and fees in place of those that ship', async () => {
    const every = { from: '2026-11-01', confidence: 'high', source: 'Gazette of 28 October 2026' };
    const tax = { ...every, rule: 'road-tax', state: 'DL', part: 'rate' };
    const fee = { ...every, rule: 'hypothecation-end-fee' };
    const lines = [
      { ...tax, fuels: 'petrol', up_to_rupees: '1000000', percent: '6' },
      { ...tax, fuels: 'petrol', percent: '11' },
      { ...tax, fuels: 'diesel', percent: '13.5' },
      { ...fee, part: 'motorcycle', rupees: '550' },
      { ...fee, part: 'lmv-private', rupees: '1650' },
    ];
    const transport = fakeTransport({ ...base, rtoFeeRules: answered({ lines }) });
    for (const path of ['/rto/delhi/office/dl-08', '/rto/delhi', '/rto/delhi/delhi']) {
      const { status, main } = await documentOf({ path, transport });
      const text = main.replaceAll('<!-- -->', '').replace(/<[^>]*>/g, ' ');
      expect(status, path).toBe(200);
      for (const rate of ['6%', '11%', '13.5%']) expect(text, path).toContain(rate);
      expect(text, path).toContain('Rates as of November 2026');
      expect(text, path).toContain('Gazette of 28 October 2026');
      expect(text, path).toContain('Two-wheeler ₹550 · Car ₹1,650');
    }
  });

  test('fails rather than showing fees that may be old', async () => {
    const transport = fakeTransport({
      ...base,
      rtoFeeRules: refusedWith('server/unavailable'),
    });
    const { status, main } = await documentOf({ path: '/rto/delhi/office/dl-08', transport });
    expect(status).toBe(503);
    expect(main).not.toContain('₹1,500');
  });

  test('says that the rates of a state are not known', async () => {
    expect(await textOf('/rto/assam')).toContain('We do not have the road-tax rates of Assam');
  });
});

describe('an RTO of a state', () => {
  const order = 'href="/rto-services/transfer-of-ownership#have-it-done"';

  test('with fixed prices of ours leads to the guides of those services', async () => {
    const { main } = await visit('/rto/maharashtra/office/mh-12');
    expect(main).toContain('We do these for you in Maharashtra');
    expect(main).toContain(order);
  });

  test('where we do no work offers none', async () => {
    const { main } = await visit('/rto/odisha/office/od-27');
    expect(main).not.toContain('id="offered"');
    expect(main).not.toContain('#have-it-done');
  });
});
