import { useEffect, useState } from 'react';
import { readEquationFigure, type EquationFigure } from './equation.ts';

/** The equation's figure, loaded when `isNeeded` becomes true. */
export function useEquationFigure(isNeeded: boolean): EquationFigure | null {
  const [figure, setFigure] = useState<EquationFigure | null>(null);
  useEffect(() => {
    if (isNeeded) void readEquationFigure().then(setFigure);
  }, [isNeeded]);
  return figure;
}
