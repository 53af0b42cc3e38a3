// The program of the thread that parses one PDF of a stranger. It is started for one file and ends with it.
import { parentPort, workerData } from 'node:worker_threads';
import { copyPdfPages } from './copy-pdf-pages.ts';

const clean = await copyPdfPages(workerData);
parentPort?.postMessage(clean.ok ? clean.value : null);
