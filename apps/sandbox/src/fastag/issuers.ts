/** An issuer of the sandbox. All of them are invented. */
export type SandboxIssuer = {
  /** Its number in NETC. */
  readonly bankId: string;
  readonly name: string;
  readonly billerId: string;
  readonly hasLeft: boolean;
  /** Whether a fetch tells the balance. */
  readonly tellsBalance: boolean;
  /** What its biller asks for. A wallet id is `W` and the vehicle number. */
  readonly asksFor: 'vehicle-number' | 'wallet-id';
  /** Rupees of one recharge. */
  readonly minRupees: number;
  readonly maxRupees: number;
};

/** The bank of the issuer service: new tags are its. */
export const ISSUING_BANK: SandboxIssuer = {
  bankId: '999001',
  name: 'Suraj Bank (sandbox)',
  billerId: 'SURA00000NAT01',
  hasLeft: false,
  tellsBalance: true,
  asksFor: 'vehicle-number',
  minRupees: 100,
  maxRupees: 20_000,
};

/** The issuer that left the market. */
export const LEFT_ISSUER: SandboxIssuer = {
  bankId: '999009',
  name: 'Purvai Wallet (sandbox)',
  billerId: 'PURV00000NAT09',
  hasLeft: true,
  tellsBalance: false,
  asksFor: 'vehicle-number',
  minRupees: 100,
  maxRupees: 10_000,
};

/** The issuer whose biller knows its tags by wallet id. */
export const WALLET_ISSUER: SandboxIssuer = {
  bankId: '999004',
  name: 'Saanjh Payments Bank (sandbox)',
  billerId: 'SAAN00000NAT04',
  hasLeft: false,
  tellsBalance: true,
  asksFor: 'wallet-id',
  minRupees: 100,
  maxRupees: 10_000,
};

/** Issuers whose tags ordinary vehicles have. */
export const OPEN_ISSUERS: readonly [SandboxIssuer, ...SandboxIssuer[]] = [
  ISSUING_BANK,
  {
    bankId: '999002',
    name: 'Dhruvtara Bank (sandbox)',
    billerId: 'DHRU00000NAT02',
    hasLeft: false,
    tellsBalance: true,
    asksFor: 'vehicle-number',
    minRupees: 100,
    maxRupees: 50_000,
  },
  {
    bankId: '999003',
    name: 'Neelgagan Sahakari Bank (sandbox)',
    billerId: 'NEEL00000NAT03',
    hasLeft: false,
    tellsBalance: false,
    asksFor: 'vehicle-number',
    minRupees: 200,
    maxRupees: 10_000,
  },
];

export const ISSUERS: readonly SandboxIssuer[] = [...OPEN_ISSUERS, WALLET_ISSUER, LEFT_ISSUER];
