/** A file that can be offered to the visitor. */
export interface OfferedFile {
  readonly blob: Blob;
  readonly name: string;
}

/** Time for the browser to start the download before the object URL is revoked. */
const REVOKE_AFTER_MS = 60_000;

/** Offers a file to the visitor as a download. It never leaves the device. */
export function offerFile({ blob, name }: OfferedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
