import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from '../bootstrap/paths.mjs';

/** Installs packages of Debian where that is permitted. @param {readonly string[]} packages @param {string} purpose */
export function installWithApt(packages, purpose) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0)
    return;
  say(`Installing ${packages.join(' and ')} from Debian for ${purpose}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', '-qq', '-o=Dpkg::Use-Pty=0', ...args];
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}
