/** Name of a division's dashboard, which the paths of its details name too: "Aiuti diretti, campagna 2025". */
export const divisionName = (title: string, year: number): string => `${title}, campagna ${year}`;
