/** Whether the site is open (SHELL-16); anything but `open` replaces the whole app. */
export type SystemStatus =
  | { readonly kind: 'open' }
  | { readonly kind: 'maintenance' /** epoch ms */; readonly endTime: number | undefined }
  | { readonly kind: 'region' /** the visitor's address */; readonly ip: string | undefined };

/** The parts of the permission answer that close a site. */
export interface PermissionGates {
  readonly maintenance: { readonly on: boolean; readonly endTime: number | undefined };
  readonly regionRestriction: boolean;
  readonly location?: { readonly ip: string | undefined } | undefined;
}

/** The status call's answer: 0 open, 1 maintenance, 2 region-blocked. */
export interface StatusAnswer {
  readonly status: 0 | 1 | 2;
  readonly endTime: number | undefined;
  readonly ip: string | undefined;
}

/**
 * One status from both answers, either of which may not be there yet. Closed wins over open, and maintenance over the
 * region: "maintenance 1, region restriction 2, else 0" (section 4).
 */
export function systemStatus(permission?: PermissionGates, answer?: StatusAnswer): SystemStatus {
  if (answer?.status === 1 || permission?.maintenance.on) {
    return { kind: 'maintenance', endTime: answer?.endTime ?? permission?.maintenance.endTime };
  }
  if (answer?.status === 2 || permission?.regionRestriction) {
    return { kind: 'region', ip: answer?.ip ?? permission?.location?.ip };
  }
  return { kind: 'open' };
}
