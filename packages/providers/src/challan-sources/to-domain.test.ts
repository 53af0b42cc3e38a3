import { describe, expect, test } from 'vitest';
import { toDomainChallans } from './national/to-domain.ts';
import { echallanWire } from './national/wire.ts';
import { toDomainChallan as toPoliceChallan } from './state-police/to-domain.ts';
import { policeNoticesWire } from './state-police/wire.ts';
import { toDomainChallan as toCourtChallan } from './virtual-court/to-domain.ts';
import { courtSearchWire } from './virtual-court/wire.ts';

/** As in ULIP's document, with fictitious values. */
const RECORD = {
  challan_no: 'MH00000000000000001',
  challan_date_time: '02-11-2026 18:20:11',
  challan_place: 'Example Chowk',
  state_code: 'MH',
  rto_distric_name: 'Pune',
  department: 'Traffic',
  owner_name: 'R**A S***A',
  dl_no: 'NA',
  offence_details: [{ act: '129/194D', name: 'Riding without helmet' }],
  fine_imposed: '1000',
  amount_of_fine_imposed: '1000',
  received_amount: '0',
  receipt_no: '',
  document_impounded: 'NA',
  sent_to_reg_court: 'No',
  sent_to_virtual_court: 'No',
  date_of_proceeding: '',
};

describe('a record of ECHALLAN/01', () => {
  test('is read with all required fields', () => {
    expect(read({ Pending_data: [RECORD], Disposed_data: [] })).toEqual([
      {
        challanNumber: 'MH00000000000000001',
        source: 'national',
        stateCode: 'MH',
        authority: 'Traffic',
        district: 'Pune',
        issuedAt: '2026-11-02T12:50:11.000Z',
        place: 'Example Chowk',
        offences: [{ section: '129/194D', name: 'Riding without helmet' }],
        photoUrls: [],
        fine: 100_000,
        received: null,
        receiptNumber: null,
        status: 'unpaid',
        court: null,
        isImpounded: false,
      },
    ]);
  });

  test('is found in both nestings and under lower-case headings', () => {
    const lists = [
      { Pending_data: [RECORD] },
      { data: { Pending_data: [RECORD], Disposed_data: [] } },
      { pending_data: [RECORD], disposed_data: [] },
      { code: '200', status: 'success', data: { pending_data: [RECORD] } },
      { data: { Disposed_data: [RECORD] } },
    ];
    for (const inner of lists) expect(read(inner)).toHaveLength(1);
  });

  test.each([
    [{ sent_to_virtual_court: 'Yes' }, 'virtual-court'],
    [{ sent_to_reg_court: 'Y', sent_to_virtual_court: 'Yes' }, 'regular-court'],
    [{ received_amount: '1000' }, 'unpaid'],
  ])('pending with %o is %s', (fields, status) => {
    expect(read({ Pending_data: [{ ...RECORD, ...fields }] })).toMatchObject([{ status }]);
  });

  test('disposed is paid if an amount was received, else just closed', () => {
    const paid = { ...RECORD, received_amount: '1000', receipt_no: 'RCP1' };
    expect(read({ Disposed_data: [paid, RECORD] })).toMatchObject([
      { status: 'paid', received: 100_000, receiptNumber: 'RCP1' },
      { status: 'disposed', received: null },
    ]);
  });

  test('without an amount has none, in any notation', () => {
    for (const amount of ['0', '', 'NA', null]) {
      const record = { ...RECORD, fine_imposed: amount, amount_of_fine_imposed: amount };
      expect(read({ Pending_data: [record] })).toMatchObject([{ fine: null }]);
    }
  });

  test('shows impounded documents', () => {
    const of = (document_impounded: string) =>
      read({ Pending_data: [{ ...RECORD, document_impounded }] });
    expect(of('RC')).toMatchObject([{ isImpounded: true }]);
    for (const nothing of ['NA', '', 'No'])
      expect(of(nothing)).toMatchObject([{ isImpounded: false }]);
  });

  test('without a number invalidates the response, as leaving it out would hide a challan', () => {
    expect(read({ Pending_data: [RECORD, { ...RECORD, challan_no: ' ' }] })).toBeNull();
  });

  test.each([
    {},
    { data: {} },
    { Pending_data: 'none' },
    { Pending_data: 'broken', Disposed_data: [RECORD] },
    { Pending_data: [{ ...RECORD, challan_no: undefined }], Disposed_data: [] },
    'text',
    null,
  ])('is not made out of %o', (inner) => {
    expect(echallanWire.safeParse(inner).success).toBe(false);
  });

  test('code 305 means none', () => {
    expect(echallanWire.parse({ code: '305', data: 'No challan found' })).toBe('none');
  });

  function read(inner: unknown) {
    const lists = echallanWire.parse(inner);
    return lists === 'none' ? [] : toDomainChallans(lists);
  }
});

describe('a case of the virtual courts', () => {
  const CASE = {
    challan_no: 'DL12345678901234567',
    veh_no: 'DL8CAF5030',
    cino: 'DLVC010000012026',
    acts: [{ act_section: '119/177', offence_desc: 'Jumping a red light' }],
    proposed_fine: 'Rs. 1,000.00',
    case_status: 'PENDING FOR PROCEEDING',
  };

  test.each([
    ['PENDING FOR PROCEEDING', { status: 'virtual-court', fine: 100_000, received: null }],
    ['PAYMENT UNDER VERIFICATION', { status: 'virtual-court', received: 100_000 }],
    ['DISPOSED - FINE PAID', { status: 'paid' }],
    ['Disposed', { status: 'disposed' }],
    ['TRANSFERRED TO REGULAR COURT', { status: 'regular-court' }],
    ['SOMETHING NEW', { status: 'virtual-court', fine: null }],
  ])('with the status %s is %o', (case_status, expected) => {
    const parsed = courtSearchWire.parse({ status: 'OK', cases: [{ ...CASE, case_status }] });
    if (parsed.status !== 'OK') throw new Error('not read');
    expect(parsed.cases.map(toCourtChallan)).toMatchObject([expected]);
  });
});

describe('a notice of the state police', () => {
  const NOTICE = {
    noticeNo: 'DLDTP123456789012',
    regnNo: 'DL8CAF5030',
    violations: [{ mvAct: 'Sec 122/177 MVA', violation: 'Parking in a no-parking place' }],
    compoundAmt: '500',
    noticeStatus: 'UNPAID',
  };

  test.each([
    ['UNPAID', { status: 'unpaid', fine: 50_000, received: null }],
    ['PAYMENT UNDER PROCESS', { status: 'unpaid', received: 50_000 }],
    ['SENT TO VIRTUAL COURT', { status: 'virtual-court' }],
    ['SENT TO COURT', { status: 'regular-court' }],
    ['paid', { status: 'paid' }],
    ['CLOSED', { status: 'disposed' }],
    ['SOMETHING NEW', { status: 'unpaid', fine: null }],
  ])('with the status %s is %o', (noticeStatus, expected) => {
    expect(read({ ...NOTICE, noticeStatus })).toMatchObject(expected);
  });

  test('has only photographs at allowed origins', () => {
    const evidence = [
      'https://photos.example/1.jpg',
      'https://elsewhere.example/1.jpg',
      'http://photos.example/1.jpg',
      'https://user@photos.example/1.jpg',
      'javascript:alert(1)',
      'nowhere',
    ].map((imgUrl) => ({ imgUrl }));
    expect(read({ ...NOTICE, evidence })?.photoUrls).toEqual(['https://photos.example/1.jpg']);
  });

  test('has the section without the words around it', () => {
    expect(read(NOTICE)?.offences).toEqual([
      { section: '122/177', name: 'Parking in a no-parking place' },
    ]);
  });

  function read(notice: object) {
    const parsed = policeNoticesWire.parse({ respCode: '00', notices: [notice] });
    if (parsed.respCode !== '00') throw new Error('not read');
    const [only] = parsed.notices;
    return only && toPoliceChallan(only, new Set(['https://photos.example']));
  }
});
