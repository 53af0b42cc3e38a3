import { z } from 'zod';

/** `package=fingerprint`, with further fingerprints after `+`: the app's name in the Play store, and the SHA-256 of its
 * signing certificates in pairs of hex digits. */
export const androidAppSetting = z
  .string()
  .regex(
    /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+=[0-9A-F]{2}(?::[0-9A-F]{2}){31}(?:\+[0-9A-F]{2}(?::[0-9A-F]{2}){31})*$/,
    'must be package=AA:BB:… with the 32 bytes of the certificate’s SHA-256, further ones after +',
  );

/** `TEAMID.bundle.id`. */
export const iosAppSetting = z
  .string()
  .regex(
    /^[A-Z0-9]{10}(?:\.[A-Za-z0-9-]+)+$/,
    'must be the team’s ten characters, a dot and the bundle id',
  );
