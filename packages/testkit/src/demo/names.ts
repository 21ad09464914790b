export const firstNames =
  "Valentina Mateo Sofía Thiago Martina Benjamín Emma Joaquín Catalina Lautaro Olivia Felipe Delfina Santino Isabella Bautista Mía Juan Francisca Tomás Julia Santiago Camila Nicolás Lucía Agustín Victoria Facundo Guadalupe Ignacio Renata Máximo Josefina Bruno Abril Lorenzo Pilar Simón Malena Ramiro Jazmín Gael Bianca Dante Alma León Amparo Valentín Zoe Vicente Ámbar Franco Juana Ciro Antonia Manuel Clara Pedro Elena Ulises".split(
    " ",
  );

export const lastNames =
  "Gómez González Rodríguez Fernández López Díaz Martínez Pérez Romero Sosa Álvarez Torres Ruiz Ramírez Flores Acosta Benítez Medina Suárez Herrera Aguirre Pereyra Gutiérrez Giménez Molina Silva Castro Rojas Ortiz Núñez Luna Juárez Cabrera Ríos Ferreyra Godoy Morales Domínguez Moreno Peralta Vega Carrizo Quiroga Castillo Ledesma Muñoz Ojeda Ponce Vera Vázquez Villalba Cardozo Navarro Ramos Arias Coronel Córdoba Figueroa Correa Cáceres Vargas Maldonado Mansilla Farías Rivero Paz Miranda Roldán Méndez Lucero Cruz Hernández Agüero Páez Blanco Mendoza Barrios Escobar Ávila Soria Leiva Acuña Martin Maidana Moyano Campos Olivera Duarte Soto Franco Bravo Valdez Toledo Andrada Aranda Ibáñez Bianchi Rossi Russo Ferrari Marino Greco".split(
    " ",
  );

export const allergies = [
  "Celíaco: sin TACC",
  "Alergia al maní",
  "Intolerancia a la lactosa",
  "Alergia al huevo",
  "Diabetes tipo 1",
  "Alergia a los frutos secos",
];

export const orderNotes = [
  "Sin mayonesa",
  "Bien cocido, por favor",
  "Cortar al medio",
  "Con poca azúcar",
  "Para retirar en el segundo recreo",
  "Sin tomate",
];
