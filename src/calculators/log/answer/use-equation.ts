import { useEffect, useState } from 'react';
import { readEquationFigure, type EquationFigure } from './equation.ts';

/** The equation's figure, loaded when `isAsked` becomes true. */
export function useEquationFigure(isAsked: boolean): EquationFigure | null {
  const [figure, setFigure] = useState<EquationFigure | null>(null);
  useEffect(() => {
    if (isAsked) void readEquationFigure().then(setFigure);
  }, [isAsked]);
  return figure;
}
