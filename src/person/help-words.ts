import { HELP_LINES, HELP_LINES_BY_COUNTRY } from '#config/help-lines.ts';

const { crisis, eatingDisorder, emergency } = HELP_LINES;

/** Whom to call, in one line: the United States first. */
export const helpText = `If eating is hard, you can call the ${eatingDisorder.name} on weekdays: [${eatingDisorder.number}](${eatingDisorder.href}). If you’re in crisis, call or text [${crisis.number}](${crisis.href}); in an emergency, call [${emergency.number}](${emergency.href}). In other countries: [${HELP_LINES_BY_COUNTRY.name}](${HELP_LINES_BY_COUNTRY.href}).`;
