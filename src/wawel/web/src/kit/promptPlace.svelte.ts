/** Where the question is read: in the bar at the top or, while there are hands here, on a phone at the hand. */
export const promptPlace = $state({ hands: 0 });
