// Entry point of the worker thread that parses one uploaded PDF. Started for one file and ends with it.
import { parentPort, workerData } from 'node:worker_threads';
import { copyPdfPages } from './copy-pdf-pages.ts';

const clean = await copyPdfPages(workerData);
parentPort?.postMessage(clean.ok ? clean.value : null);
