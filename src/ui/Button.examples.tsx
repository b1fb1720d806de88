import { Button } from './Button.tsx';

/** The three kinds of button. */
export const buttonExamples = {
  primary: <Button type="submit">Calculate</Button>,
  secondary: <Button kind="secondary">Reset</Button>,
  'in a line of words': <Button kind="text">Use 175 cm</Button>,
};
