/** Whose doses may have to change with what somebody eats: the planner and the log name the same. */
export const MEDICINE =
  'medicine for diabetes (such as insulin, glipizide or metformin), for blood pressure, or a GLP-1 medicine (a shot or a pill, such as semaglutide)';

/** Whom they ask. */
export const medicineText = `If you take ${MEDICINE}, ask the doctor who prescribes it before you eat less. Doses may have to change.`;
