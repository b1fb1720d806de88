const THOUSANDS = /\B(?=(?:\d{3})+$)/gu;

/** The number's digits without its sign, rounded half up at a decimal as they are written: 1.005 gives 1.01. */
function roundedDigits(value: number, decimals: number): string {
  const text = String(Math.abs(value));
  // Below a millionth and from 10^21, numbers are written with an exponent.
  const scaled = text.includes('e') ? Math.abs(value) * 10 ** decimals : Number(`${text}e${decimals}`);
  return String(Math.round(scaled)).padStart(decimals + 1, '0');
}

/**
 * A number in US English, rounded half up, with a comma for thousands. As `Intl.NumberFormat` writes it, apart from "-0";
 * its first use in a page takes a slow phone 100 to 400 ms.
 *
 * @param most - how many decimals it has at most
 * @param least - how many it has at least, zeros included; as many as at most if left out
 */
export function formatNumber(value: number, most: number, least = most): string {
  const digits = roundedDigits(value, most);
  const whole = digits.slice(0, digits.length - most);
  const decimals = digits
    .slice(digits.length - most)
    .replace(/0+$/u, '')
    .padEnd(least, '0');
  const sign = value < 0 && /[1-9]/u.test(digits) ? '-' : '';
  return `${sign}${whole.replaceAll(THOUSANDS, ',')}${decimals && `.${decimals}`}`;
}
