/** For what loads only if something about the visitor may be there to read. */

/** False only if the browser can tell that nothing was ever kept on this device. */
export async function mayBeKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    return true;
  }
}

/** The same with this tab's session, where entries are. */
export async function mayBeKnown(): Promise<boolean> {
  try {
    if (sessionStorage.length > 0) return true;
  } catch {
    // The browser denies storage.
  }
  return mayBeKept();
}
