/** A site on which an authority shows challans or takes payment. Includes its subdomains. */
export type OfficialSite = {
  readonly host: string;
  readonly who: string;
  readonly stateCode: string | null;
  /** `unverified`: reported as official, but not under a government domain; never called official here. */
  readonly confidence: 'high' | 'medium' | 'unverified';
  readonly source: string;
  /** Month in which the source was read. */
  readonly asOf: string;
};

const PORTALS = 'domain facts, challans section 4; the portal itself';
const GUIDES = 'named as the state portal in several public guides';

/** Known challan sites. Domains under gov.in and nic.in are given only to government bodies (NIC's domain policy),
 * so any other there is a different government site, not a fake. Rule id: MESSAGE-SITES. */
export const officialSites: readonly OfficialSite[] = [
  site('parivahan.gov.in', 'Ministry of Road Transport and Highways', null, 'high', PORTALS),
  site('vcourts.gov.in', 'Virtual courts, e-Committee of the Supreme Court', null, 'high', PORTALS),
  site('ecourts.gov.in', 'eCourts, e-Committee of the Supreme Court', null, 'high', PORTALS),
  site('traffic.delhipolice.gov.in', 'Delhi Traffic Police', 'DL', 'high', PORTALS),
  site('delhitrafficpolice.nic.in', 'Delhi Traffic Police', 'DL', 'medium', GUIDES),
  site('mahatrafficechallan.gov.in', 'Maharashtra Traffic Police', 'MH', 'high', PORTALS),
  site('echallan.tspolice.gov.in', 'Telangana Police', 'TG', 'high', PORTALS),
  site('karnatakaone.gov.in', 'Karnataka One', 'KA', 'medium', GUIDES),
  site(
    'ksp.gov.in',
    'Karnataka State Police (KSP app)',
    'KA',
    'medium',
    'PTI, 21 Nov 2025: KSP app',
  ),
  site('btp.gov.in', 'Bengaluru Traffic Police', 'KA', 'medium', 'Jagran, 3 Feb 2023'),
  site('haryanapolice.gov.in', 'Haryana Police', 'HR', 'medium', GUIDES),
  site('tnpolice.gov.in', 'Tamil Nadu Police', 'TN', 'medium', GUIDES),
  site(
    'tnesevai.tn.gov.in',
    'Tamil Nadu e-Sevai',
    'TN',
    'medium',
    'Live Chennai: CTP challan payment',
  ),
  site('apechallan.org', 'said to be of Andhra Pradesh Police', 'AP', 'unverified', GUIDES),
  site(
    'payfine.mchallan.com',
    'said to be of Karnataka State Police',
    'KA',
    'unverified',
    'Star of Mysore, 2025',
  ),
];

function site(
  host: string,
  who: string,
  stateCode: string | null,
  confidence: OfficialSite['confidence'],
  source: string,
  asOf = '2026-11',
): OfficialSite {
  return { host, who, stateCode, confidence, source, asOf };
}

/** Whether a host is a domain or one of its subdomains. */
export function isUnder(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

/** Link shorteners: no authority requests payment through one. */
export const shorteners: readonly string[] =
  'bit.ly tinyurl.com goo.gl t.co is.gd v.gd cutt.ly rb.gy ow.ly buff.ly rebrand.ly shorturl.at t.ly tiny.cc s.id shorte.st bl.ink lnkd.in surl.li u.to qr.ae wa.me t.me'.split(
    ' ',
  );
