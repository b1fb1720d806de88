import {
  fieldLabeled,
  fieldNamed,
  fieldValue,
  result,
  roleNamed,
  selectText,
  setField,
  openAround,
  summaryTitled,
  wasPressed,
} from './controls.ts';
import { examineDrawings } from './drawings.ts';

/** The functions that journeys use inside the page: bundled into one script, and added to each page that needs it. */
const tools = {
  examineDrawings,
  fieldLabeled,
  fieldNamed,
  fieldValue,
  result,
  roleNamed,
  selectText,
  setField,
  openAround,
  summaryTitled,
  wasPressed,
} as const;

declare global {
  var pageTools: typeof tools;
}

globalThis.pageTools = tools;
