import { keepOffline, type OfflineFiles, type WorkerScope } from './keepOffline.ts';

/** The build writes it before this code. */
declare const OFFLINE: OfflineFiles;

keepOffline(self as unknown as WorkerScope, OFFLINE);
