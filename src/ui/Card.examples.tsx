import { Card } from './Card.tsx';

/** A card with typical content. */
export const cardExamples = {
  'a section with its heading': (
    <Card as="section">
      <h2>Daily calories</h2>
      <p>What keeps your weight as it is.</p>
    </Card>
  ),
  'cards in a list': (
    <ul className="plain">
      <Card as="li">Understanding BMI</Card>
      <Card as="li">Calorie Deficit Guide</Card>
    </ul>
  ),
};
