import {
  listDevices as listDevicesContract,
  signOutDevice as signOutDeviceContract,
  signOutEverywhere as signOutEverywhereContract,
} from '@pahiya/contracts/auth/device-contracts';
import {
  checkLogin as checkLoginContract,
  generateOtp as generateOtpContract,
  issueWebViewToken as issueWebViewTokenContract,
  loginUser as loginUserContract,
  logout as logoutContract,
  verifySession as verifySessionContract,
} from '@pahiya/contracts/auth/session-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { devicesOf, signOutDevice, signOutEverywhere } from './devices.ts';
import { findUser } from './find-user.ts';
import { generateOtp } from './generate-otp.ts';
import { issueWebViewToken } from './issue-web-view-token.ts';
import { loginUser } from './login-user.ts';
import { logout } from './logout.ts';
import { serveOpenWebView } from './open-web-view.ts';
import { clearReadableCookie } from './session-token.ts';
import { toSignedInUser } from './to-signed-in-user.ts';

/** Registers sign-in, sessions and devices. */
export function registerAuth(
  app: FastifyInstance,
  { services, serve, onSignIn }: ModuleTools,
): void {
  const { sql, settings } = services;

  serve(app, checkLoginContract, async ({ caller, request, reply }) => {
    clearReadableCookie(request, reply, settings);
    const user = caller.kind === 'user' ? await findUser(sql, caller.userId) : null;
    return ok({ isLoggedIn: user !== null, user: user === null ? null : toSignedInUser(user) });
  });

  serve(app, verifySessionContract, async ({ caller }) =>
    ok({ result: caller.kind === 'user' ? 'Verified' : 'Not-Verified' }),
  );

  serve(app, generateOtpContract, (context) => generateOtp(services, context));
  serve(app, loginUserContract, (context) => loginUser(services, onSignIn, context));
  serveOpenWebView(app, services);
  serve(app, issueWebViewTokenContract, (context) => issueWebViewToken(services, context));
  serve(app, logoutContract, (context) => logout(services, context));

  serve(app, listDevicesContract, async ({ caller }) =>
    ok({ devices: await devicesOf(services, caller) }),
  );
  serve(app, signOutDeviceContract, (context) => signOutDevice(services, context));
  serve(app, signOutEverywhereContract, (context) => signOutEverywhere(services, context));
}
