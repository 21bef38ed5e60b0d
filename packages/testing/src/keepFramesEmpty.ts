/** Lets no frame of a test's document fetch its page, which is the platform's or a provider's; each loads as if it were empty. */
export function keepFramesEmpty(): void {
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
  settings.disableIframePageLoading = true;
  settings.handleDisabledFileLoadingAsSuccess = true;
}
